"""The table of Monster Combat in lines: what one viewer may see."""

from __future__ import annotations

from behemoth.games import PUBLIC, Viewer
from behemoth.monstercombat import CombatState
from behemoth.terminal.combat_table import hand_words, heart_row, table_lines, what_is_asked
from tests.monstercombat.build import coop, go, table

NAMES = ("Kim", "Alex")


def shown(state: CombatState, viewer: Viewer, *, hearts: bool = True) -> list[str]:
    return [line for line, _style in table_lines(state.view(viewer), NAMES, "en", hearts=hearts)]


def test_hearts_in_signs_any_terminal_has() -> None:
    assert heart_row(2, 3, True) == "♥♥♡"
    assert heart_row(2, 3, False) == "##."
    assert "♥" not in "".join(shown(table("s", "d"), 0, hearts=False))


def test_only_the_viewer_s_own_hand_is_written_out() -> None:
    state = table("sb", "ld")
    mine, other, nobody = ("\n".join(shown(state, viewer)) for viewer in (0, 1, PUBLIC))
    assert hand_words("bs", "en") in mine
    assert hand_words("dl", "en") in other
    for name in ("Sword", "Lightning", "Life", "Shield"):
        assert name.lower() not in nobody.lower()
    assert hand_words("dl", "en") not in mine


def test_whose_turn_it_is_and_who_is_out() -> None:
    lines = shown(table("s", "d", hearts=(3, 2)), 0)
    assert [line[0] for line in lines if line[2:3].isdigit()] == [">", " "]
    fallen = list(table_lines(coop("s", "", hearts=(3, 0)).view(0), NAMES, "en", hearts=True))
    assert [style for line, style in fallen if "Alex" in line] == ["dim"]


def test_the_monster_stands_in_the_table_of_coop_only() -> None:
    awake, asleep = shown(coop("s", "d", monster=6), 0), shown(coop("s", "d", monster=6, sleep=2), 0)
    assert awake[1].startswith(asleep[1][:20])
    assert "×2" in awake[1]
    assert len(asleep[1]) > len(awake[1])
    assert len(shown(table("s", "d"), 0)) == len(awake) - 1


def test_the_question_names_who_is_asked_and_by_whom() -> None:
    state = table("s", "d")
    assert "Kim" in what_is_asked(state.view(0), NAMES, "en")
    attacked = what_is_asked(go(state, "sword").view(1), NAMES, "en")
    assert "Alex" in attacked
    assert "Kim" in attacked
    by_monster = what_is_asked(go(coop("", "", events="a", monster=6), "pass").view(1), NAMES, "en")
    assert "Alex" in by_monster
    assert "Kim" not in by_monster
