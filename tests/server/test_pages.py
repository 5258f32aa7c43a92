"""What stands in a page before the app runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from behemoth.locale import LANGUAGES, has
from behemoth.server.pages import (
    OFFLINE,
    PAGES,
    PICTURE,
    PICTURE_SIZE,
    Files,
    head_of,
    match_at,
    page_at,
    sources_at,
)
from tests.server.running_server import RunningServer

WEB = Path(__file__).resolve().parents[2] / "web"
ORIGIN = "https://play.example.org"
MANIFEST = json.dumps(
    {
        "index.html": {"file": "assets/index.js", "css": ["assets/index.css"], "imports": ["_shared.js"]},
        "_shared.js": {"file": "assets/shared.js"},
        "src/pages/Table.svelte": {
            "file": "assets/Table.js",
            "css": ["assets/Table.css"],
            "imports": ["_shared.js", "_board.js", "index.html"],
        },
        "_board.js": {"file": "assets/board.js", "imports": ["_shared.js"]},
        "src/tank/TankTable.svelte": {"file": "assets/TankTable.js", "imports": ["_board.js", "index.html"]},
        "src/pages/Rules.svelte": {"file": "assets/Rules.js", "imports": ["_shared.js"]},
        "../docs/rules/tank-chess.de.md?raw": {"file": "assets/tank-chess.de.js"},
    }
).encode()


def properties(head: str) -> dict[str, str]:
    """The preview as a messenger reads it."""
    return dict(re.findall(r'property="og:([\w:]+)" content="([^"]*)"', head))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_a_title_and_a_description(language: str) -> None:
    told = set()
    for first, page in PAGES.items():
        preview = properties(head_of(f"/{first}", language, ORIGIN, ()))
        assert preview["title"].endswith("Behemoth")
        assert has(f"preview-{page.name}", language)
        told.add(preview["description"])
    assert len(told) == len(PAGES)


def test_every_page_of_the_app_that_has_an_address_of_its_own_is_known() -> None:
    """The app loads it by a component, and the page names that component's files at once."""
    app = (WEB / "src" / "App.svelte").read_text()
    components = dict(re.findall(r"(\w+): \(\) => import\('\./pages/(\w+)\.svelte'\)", app))
    assert components["join"] == "Join"
    for page in PAGES.values():
        assert page.component == components.get(page.name, "")
    assert set(OFFLINE) <= set(components.values())
    assert page_at("/learn/steps/2").component == components["lesson"]
    assert page_at("/learn/tank-chess").component == components["rules"]


def test_an_invitation_says_what_it_is_and_no_secret() -> None:
    head = head_of("/join/abcdefgh", "de", ORIGIN, ())
    assert "eingeladen" in properties(head)["description"]
    assert "abcdefgh" not in head


def test_what_a_visitor_wrote_into_the_address_is_not_in_the_page() -> None:
    for path in ('/"><script>', "/join/<b>", "/rules/nothing-of-ours"):
        assert "<script" not in head_of(path, "en", ORIGIN, ())
        assert "nothing-of-ours" not in head_of(path, "en", ORIGIN, ())


def test_the_rules_of_each_game_are_described(server: RunningServer) -> None:
    tanks, cards = (server.http.get(f"/rules/{game}").text for game in ("tank-chess", "monster-combat"))
    assert properties(tanks)["description"] != properties(cards)["description"]


def test_the_preview_has_a_picture_that_we_serve(server: RunningServer) -> None:
    preview = properties(server.http.get("/join/abc", headers={"Accept-Language": "de"}).text)
    assert preview["image"] == f"{server.url}{PICTURE}"
    assert preview["locale"] == "de"
    picture = server.http.get(PICTURE)
    assert picture.headers["content-type"] == "image/jpeg"
    frame = picture.content.index(b"\xff\xc0") + 5  # where a JPEG says how high and wide it is
    size = (int.from_bytes(picture.content[frame + 2 : frame + 4]), int.from_bytes(picture.content[frame : frame + 2]))
    assert size == PICTURE_SIZE == (int(preview["image:width"]), int(preview["image:height"]))


def test_search_engines_are_told_where_not_to_look(server: RunningServer) -> None:
    told = server.http.get("/robots.txt")
    assert told.headers["content-type"].startswith("text/plain")
    assert {"Disallow: /api/", "Disallow: /join/"} <= set(told.text.splitlines())


def test_a_page_names_its_files_at_once_but_not_those_of_the_first_page() -> None:
    files = Files(MANIFEST)
    assert set(files.of("src/pages/Table.svelte")) == {"assets/Table.js", "assets/Table.css", "assets/board.js"}
    head = head_of("/m/abc", "en", ORIGIN, ("assets/1/en.ftl", "assets/1/Table.js", "assets/1/Table.css"))
    assert '<link rel="modulepreload" crossorigin href="/assets/1/Table.js" />' in head
    assert '<link rel="preload" as="style" crossorigin href="/assets/1/Table.css" />' in head
    assert '<link rel="preload" as="fetch" crossorigin href="/assets/1/en.ftl" />' in head


def test_a_page_at_a_match_names_the_files_of_its_game_too() -> None:
    assert match_at("/m/abc") == match_at("/watch/abc") == "abc"
    assert match_at("/") == match_at("/replay/abc") == match_at("/rules/tank-chess") == ""
    table = sources_at("/m/abc")
    assert table == ("src/pages/Table.svelte",)
    both = sources_at("/m/abc", "src/tank/TankTable.svelte")
    assert both == ("src/pages/Table.svelte", "src/tank/TankTable.svelte")
    assert sources_at("/") == ()
    assert set(Files(MANIFEST).of(*both)) - set(Files(MANIFEST).of(*table)) == {"assets/TankTable.js"}


def test_the_tables_are_those_that_the_app_loads() -> None:
    named = (WEB / "src" / "lib" / "own_games.ts").read_text()
    folders = dict(re.findall(r"'([\w-]+)': (\w+)", named))
    told = json.loads((WEB / "public" / "first.json").read_text())
    assert set(folders) == set(told)
    for game, folder in folders.items():
        known = (WEB / "src" / folder / "own.ts").read_text()
        component = re.findall(r"table: \(\) => import\('\./(\w+\.svelte)'\)", known)
        assert told[game]["table"] == f"src/{folder}/{component[0]}"


def test_the_page_of_a_match_that_is_played_here_brings_its_table(server: RunningServer) -> None:
    order = {"game": "monster-combat", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    made = server.http.post("/api/matches", json=order).raise_for_status().json()
    page = server.http.get(f"/m/{made['match']}", headers={"Accept-Language": "de"}).text
    assert "/CombatTable.js" in page
    assert 'as="fetch" crossorigin href="/api/games?language=de"' in page
    assert "/api/games" not in server.http.get("/about").text
    assert "Table.js" in server.http.get("/m/nobody-knows").text
    assert "/CombatTable.js" not in server.http.get("/m/nobody-knows").text


def test_what_is_read_offline_is_the_app_the_rules_and_their_books() -> None:
    assert set(Files(MANIFEST).offline()) == {
        "assets/index.js",
        "assets/index.css",
        "assets/shared.js",
        "assets/Rules.js",
        "assets/tank-chess.de.js",
    }


def test_a_build_without_a_manifest_is_served_all_the_same() -> None:
    assert Files(None).of("src/pages/Table.svelte") == ()


def test_what_the_page_asks_for_is_there(server: RunningServer) -> None:
    for path in ("/m/abc", "/rules/tank-chess", "/about"):
        early = re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)"', server.http.get(path).text)
        assert len(early) > 1
        for file in early:
            assert server.http.get(file).status_code == 200
    kept = server.http.get("/offline.json").json()
    assert any(path.endswith("/Rules.js") for path in kept)
    for file in kept:
        assert server.http.get(file).status_code == 200
