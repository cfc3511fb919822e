"""The command that builds the site: what it leaves and what it says when a part fails."""

from pathlib import Path

import pytest

from rules_site import build, engine
from rules_site.engine import BuildError


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No real pages: each part of the site is one file, and the data of the pages is left alone."""

    def part(name: str, site_url: str, out: Path) -> None:
        (out / name).mkdir()
        (out / name / "index.html").write_text(site_url, encoding="utf-8")

    monkeypatch.setattr(build, "build_part", part)
    monkeypatch.setattr(build, "write_data", lambda _folder: None)


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_new_site_takes_the_place_of_the_old(tmp_path: Path) -> None:
    out = tmp_path / "site"
    out.mkdir()
    (out / "old.html").touch()
    build.build(out, "https://rules.example")
    assert "old.html" not in files(out)
    assert {"index.html", "404.html", "fi/index.html", "reference/index.html"} <= files(out)
    assert (out / "et" / "index.html").read_text(encoding="utf-8") == "https://rules.example/"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_part_that_fails_leaves_the_old_site_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(name: str, _site_url: str, _out: Path) -> None:
        if name in ("et", "fr"):
            raise BuildError(f"a link of {name} leads nowhere")

    monkeypatch.setattr(build, "build_part", fail)
    out = tmp_path / "site"
    out.mkdir()
    (out / "old.html").touch()
    assert build.main(["--out", str(out)]) == 1
    said = capsys.readouterr().err
    assert "et failed:\na link of et leads nowhere" in said
    assert "fr failed:\na link of fr leads nowhere" in said
    assert files(out) == {"old.html"}
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_tool_that_fails_gives_its_own_words(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"mkdocs\.yml"):
        engine.build_pages(
            tmp_path, "xx", "https://rules.example/", "https://rules.example/xx/", tmp_path / "out"
        )
