"""What stands above the languages: the page that chooses one, the 404 page, files for robots."""

import shutil
from pathlib import Path
from urllib.parse import urlsplit

from rules_site.languages import LANGUAGES, REFERENCE

TEMPLATES = Path(__file__).parent / "root"


def write(out: Path, site_url: str) -> None:
    """Write the root pages of the site at `site_url` into `out`, beside the folders of the languages."""
    base = urlsplit(site_url).path or "/"
    for name in ("index.html", "404.html"):
        text = (TEMPLATES / name).read_text(encoding="utf-8")
        page = text.replace("{base}", base).replace("{site_url}", site_url)
        (out / name).write_text(page, encoding="utf-8")
    shutil.copy(TEMPLATES / "root.css", out / "root.css")
    robots = f"User-agent: *\nAllow: /\nSitemap: {site_url}sitemap.xml\n"
    (out / "robots.txt").write_text(robots, encoding="utf-8")
    (out / "sitemap.xml").write_text(_sitemap(site_url), encoding="utf-8")


def _sitemap(site_url: str) -> str:
    """The index of the site maps, one a language and one for the reference."""
    entries = "".join(
        f"  <sitemap><loc>{site_url}{part}/sitemap.xml</loc></sitemap>\n" for part in (*LANGUAGES, REFERENCE)
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        f"{entries}</sitemapindex>\n"
    )
