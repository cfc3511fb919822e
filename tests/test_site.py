"""The built site as files: names, addresses and words of each page, nothing from elsewhere, no dead link."""

import re
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from rules_site import root_pages
from rules_site.languages import LANGUAGES
from tests.html_page import HtmlPage, read_pages

PROJECT = Path(__file__).resolve().parent.parent
PAGES = (
    *("index", "calculators", "general", "procedures", "void", "glossary", "responsible", "sources", "about"),
    *("baccarat", "blackjack", "roulette", "roulette-ray", "boule", "money-wheel", "tuplanoppa", "sic-bo"),
    *("poker", "holdem", "pineapple", "crazy-pineapple", "helsinki-holdem", "omaha", "omaha-5"),
    *("courchevel", "double-flop", "seven-card-stud"),
)
THEME_ENGLISH = (
    "Made with",
    "Permanent link",
    "Not found",
    "Initializing search",
    "Back to top",
    "Skip to content",
)
"""Parts of sentences that the theme has in English only, or in its templates."""

language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="module")
def pages(site: Path, site_url: str) -> list[HtmlPage]:
    """Every page of the site, the root's and the 404 pages included."""
    return read_pages(site, site_url)


@pytest.fixture(scope="module")
def by_language(pages: list[HtmlPage], site_url: str) -> dict[str, list[HtmlPage]]:
    """The pages of each language, its 404 page left out."""
    return {
        lang: [p for p in pages if p.url.startswith(f"{site_url}{lang}/") and p.path.name != "404.html"]
        for lang in LANGUAGES
    }


@language
def test_each_language_has_the_same_pages(
    by_language: dict[str, list[HtmlPage]], site_url: str, lang: str
) -> None:
    wanted = {f"{site_url}{lang}/" if name == "index" else f"{site_url}{lang}/{name}/" for name in PAGES}
    assert {page.url for page in by_language[lang]} == wanted


@language
def test_a_page_says_its_language_and_has_a_title_and_description_of_its_own(
    by_language: dict[str, list[HtmlPage]], lang: str
) -> None:
    found = by_language[lang]
    assert {page.language for page in found} == {lang}
    assert {page.meta("og:locale")[:2] for page in found} == {lang}
    for values in ([p.title for p in found], [p.meta("description") for p in found]):
        assert all(values), "empty"
        assert len(set(values)) == len(values), f"used twice: {values}"


@language
@pytest.mark.parametrize("name", PAGES)
def test_the_front_matter_names_title_and_description(lang: str, name: str) -> None:
    front = (PROJECT / "docs" / lang / f"{name}.md").read_text(encoding="utf-8").split("---")[1]
    assert re.search(r"^title: \S", front, re.M)
    assert re.search(r"^description: \S", front, re.M)


@language
def test_canonical_and_alternate_addresses(
    by_language: dict[str, list[HtmlPage]], site_url: str, lang: str
) -> None:
    for page in by_language[lang]:
        slug = page.url.removeprefix(f"{site_url}{lang}/")
        links = page.all("link")
        assert [link["href"] for link in links if link["rel"] == "canonical"] == [page.url]
        alternates = {link["hreflang"]: link["href"] for link in links if link["rel"].strip() == "alternate"}
        default = f"{site_url}fi/{slug}" if slug else site_url
        assert alternates == {**{o: f"{site_url}{o}/{slug}" for o in LANGUAGES}, "x-default": default}
        assert not [link for link in links if link["rel"] == "alternate"], (
            "the theme would fetch every site map"
        )


@language
def test_the_switcher_names_each_language_in_itself(
    by_language: dict[str, list[HtmlPage]], lang: str
) -> None:
    for page in by_language[lang]:
        links = [a for a in page.all("a") if "hreflang" in a]
        assert [(a["hreflang"], a["lang"]) for a in links] == [(other, other) for other in LANGUAGES]


@language
def test_the_404_page_is_in_the_readers_language(site: Path, site_url: str, lang: str) -> None:
    page = HtmlPage(site / lang / "404.html", f"{site_url}{lang}/404.html")
    theme = PROJECT / "rules_site" / "theme" / "partials" / "languages" / f"{lang}.html"
    title = _theme_words(theme)["site.missing.title"]
    assert page.language == lang
    assert page.title.startswith(title)
    assert title in page.texts
    assert page.meta("robots") == "noindex"


def test_no_address_leads_to_another_host(pages: list[HtmlPage], site_url: str) -> None:
    away = [(p.url, a) for p in pages for a, full in p.addresses if not full.startswith((site_url, "data:"))]
    assert away == []


def test_style_sheets_load_nothing_from_elsewhere(site: Path) -> None:
    pattern = re.compile(r"(url\(|@import)\s*['\"]?(https?:)?//", re.I)
    assert [p.name for p in site.rglob("*.css") if pattern.search(p.read_text(encoding="utf-8"))] == []


def test_our_scripts_name_no_other_host(site: Path) -> None:
    scripts = [p for p in site.rglob("*.js") if "assets/js" in p.as_posix()]
    assert scripts
    pattern = re.compile(r"['\"`](https?:)?//(?!www\.w3\.org)")
    assert [p.name for p in scripts if pattern.search(p.read_text(encoding="utf-8"))] == []


def test_every_link_leads_to_a_file_and_an_anchor(site: Path, site_url: str, pages: list[HtmlPage]) -> None:
    ids = {page.path: set(page.ids) for page in pages}
    dead = [
        (page.url, written)
        for page in pages
        for written, full in page.addresses
        if full.startswith(site_url) and not _leads_somewhere(site, full.removeprefix(site_url), ids)
    ]
    assert dead == []


def _leads_somewhere(site: Path, place: str, ids: dict[Path, set[str]]) -> bool:
    parts = urlsplit(place)
    path = (site / unquote(parts.path)).resolve()
    file = path / "index.html" if path.is_dir() else path
    if not file.is_file() or not parts.fragment:
        return file.is_file()
    anchor = unquote(parts.fragment)
    if file.suffix == ".svg":
        return f'id="{anchor}"' in file.read_text(encoding="utf-8")
    return anchor in ids[file] or anchor.startswith("__")


def test_no_id_is_used_twice_on_a_page(pages: list[HtmlPage]) -> None:
    doubles = [(p.url, i) for p in pages for i in set(p.ids) if p.ids.count(i) > 1 and not i.startswith("__")]
    assert doubles == []


@language
def test_no_english_of_the_theme_is_left(site: Path, site_url: str, lang: str) -> None:
    templates = Path(str(files("material"))) / "templates" / "partials" / "languages"
    own = PROJECT / "rules_site" / "theme" / "partials" / "languages"
    english = set(_theme_words(templates / "en.html").values()) | set(_theme_words(own / "en.html").values())
    english -= {"in", "en", *_theme_words(own / f"{lang}.html").values()}  # Dutch has these words too
    for page in read_pages(site / lang, f"{site_url}{lang}/"):
        assert english.isdisjoint(page.words), page.url
        assert not [w for w in page.words for part in THEME_ENGLISH if part in w], page.url
        assert not page.meta("generator"), page.url


@language
def test_each_language_has_all_words_of_the_frame(lang: str) -> None:
    own = PROJECT / "rules_site" / "theme" / "partials" / "languages"
    words, english = _theme_words(own / f"{lang}.html"), _theme_words(own / "en.html")
    assert words.keys() == english.keys()
    assert words["language"] == lang
    assert all(word.strip() for word in words.values())


def _theme_words(file: Path) -> dict[str, str]:
    return dict(re.findall(r'^ *"([\w.]+)": "(.*?)",?$', file.read_text(encoding="utf-8"), re.M))


def test_site_maps_name_every_page(site: Path, site_url: str, by_language: dict[str, list[HtmlPage]]) -> None:
    root = (site / "sitemap.xml").read_text(encoding="utf-8")
    for lang in LANGUAGES:
        assert f"<loc>{site_url}{lang}/sitemap.xml</loc>" in root
        listed = re.findall("<loc>(.*?)</loc>", (site / lang / "sitemap.xml").read_text(encoding="utf-8"))
        assert set(listed) == {page.url for page in by_language[lang]}


@language
def test_the_root_pages_name_the_site_as_its_language_does(
    site: Path, site_url: str, by_language: dict[str, list[HtmlPage]], lang: str
) -> None:
    name = by_language[lang][0].meta("og:site_name")
    for root in ("index.html", "404.html"):
        assert [text for text in HtmlPage(site / root, site_url).texts if name in text], root


@pytest.mark.parametrize("url", ["https://rules.example/", "https://rules.example/house/"])
def test_the_root_404_page_links_from_any_depth(tmp_path: Path, url: str) -> None:
    root_pages.write(tmp_path, url)
    page = HtmlPage(tmp_path / "404.html", f"{url}fi/no/such/page")
    assert {full for _, full in page.addresses} >= {f"{url}{lang}/" for lang in LANGUAGES}
