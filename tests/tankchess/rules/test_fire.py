"""Fire (section 3): who can be fired at, which armour is struck, and what a destroyed piece becomes."""

from __future__ import annotations

from random import Random

import pytest

from behemoth.locale import say
from behemoth.tankchess.board.headings import HEADINGS, VECTORS, Heading
from behemoth.tankchess.board.move import EffectKind
from behemoth.tankchess.board.pieces import BLACK, piece
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import name_of, square_at, to_square
from behemoth.tankchess.rules.fire import ARMOUR_FACES, deadly_to, lines_of, struck
from behemoth.tankchess.rules.moves import list_moves, moves_of
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS
from tests.tankchess.build import area, man, place, play, poses, refusal, targets, texts
from tests.tankchess.strategies import random_position

#: TC1.3 and section 7 once more: armour front, side, rear, and the gun.
ARMOUR = {
    "CLT": (1, 0, 0),
    "LT": (1, 0, 0),
    "MT": (2, 1, 0),
    "HT": (3, 2, 1),
    "TD": (2, 1, 0),
    "HM": (1, 0, 0),
    "M": (2, 3, 4),
    "ST": (4, 3, 2),
    "UT": (5, 4, 3),
    "TH": (1, 0, 0),
    "A": (1, 0, 0),
    "HW": (1, 0, 0),
    "AC": (0, 0, 0),
    "B": (2, 1, 0),
    "HB": (3, 2, 1),
    "AO": (0, 0, 0),
}
GUNS = {"CLT": 1, "LT": 1, "MT": 2, "HT": 3, "TD": 4, "HM": 5, "ST": 4, "UT": 5, "TH": 3, "A": 1, "HW": 4, "AC": 1}
FANNED = ["CLT", "LT", "MT", "HT", "ST", "UT", "A", "AC"]
DIRECT = [*FANNED, "TD", "TH"]


@pytest.mark.rule("TC3.1")
def test_fire_once_or_decline() -> None:
    position = place(12, "W MT E2 N", "B LT E6 N", "B LT I7 N", "B LT A7 N")
    moves = {text for text in texts(position) if text.partition("(")[0] == "E2>E3N"}
    assert moves == {"E2>E3N", "E2>E3N(E6)", "E2>E3N(I7)", "E2>E3N(A7)"}


@pytest.mark.rule("TC3.1")
@pytest.mark.parametrize("seed", range(40))
def test_never_two_shots_and_always_the_choice_to_decline(seed: int) -> None:
    position = random_position(Random(seed))
    moves = set(list_moves(position))
    for move in moves:
        shots = [effect for effect in move.effects if effect.kind is EffectKind.SHOT]
        assert len(shots) <= 1
        if shots:
            rest = tuple(effect for effect in move.effects if effect not in shots)
            assert type(move)(move.start, move.end, move.heading, rest) in moves


@pytest.mark.rule("TC3.1")
def test_only_the_moved_piece_fires() -> None:
    """The HT stands ready, but the LT moved."""
    position = place(12, "W HT E2 N", "W LT K2 N", "B LT E6 N")
    assert targets(position, "K2", "K3N") == set()


@pytest.mark.rule("TC3.1", "TC11.1")
def test_no_shot_after_leaving_or_sinking() -> None:
    position = place(12, "W CLT E12 N", "W LT D5 NE", "B AC E1 N", "B AC E10 N", "B AC H9 N", water="E6 D6 E5")
    gone = [move for move in list_moves(position) if move.heading < 0]
    assert len(gone) == 4  # out, and into each of the three ponds
    assert not any(move.effects for move in gone)
    assert any(move.effects for move in list_moves(position))


@pytest.mark.rule("TC3.2")
@pytest.mark.parametrize("mark", DIRECT)
@pytest.mark.parametrize(("distance", "possible"), [(1, False), (2, True), (3, True), (11, True)])
def test_distance(mark: str, distance: int, possible: bool) -> None:
    """A neighbour cannot be fired at; from two squares on there is no limit."""
    position = place(16, f"W {mark} E2 N", f"B AC E{3 + distance} S")
    assert targets(position, "E2", "E3N") == ({f"E{3 + distance}"} if possible else set())


@pytest.mark.rule("TC3.2")
def test_a_neighbour_is_refused_with_the_reason() -> None:
    position = place(10, "W MT E2 N", "B LT E4 S")
    error = refusal(position, "E2>E3N(E4)")
    assert (error.key, error.rule) == ("attack-near", "TC3.2")
    assert error.sentence("en") == "E4 is next to your medium tank: there must be a square between. (TC3.2)"


@pytest.mark.rule("TC3.2")
@pytest.mark.parametrize("mark", FANNED)
def test_ahead_and_45_degrees_to_either_side(mark: str) -> None:
    around = ["E9", "I9", "M9", "M5", "M1", "I1", "E1", "E5"]  # every fourth square around I5
    position = place(16, f"W {mark} I4 N", *(f"B AC {square} N" for square in around))
    assert targets(position, "I4", "I5N") == {"E9", "I9", "M9"}


@pytest.mark.rule("TC3.2")
@pytest.mark.parametrize("mark", ["TD", "TH"])
def test_ahead_only(mark: str) -> None:
    around = ["E9", "I9", "M9", "M5", "M1", "I1", "E1", "E5"]
    position = place(16, f"W {mark} I4 N", *(f"B AC {square} N" for square in around))
    assert targets(position, "I4", "I5N") == {"I9"}
    assert targets(position, "I4", "I4NE") == set()
    assert "I4>I5N(M9)" not in texts(position)


@pytest.mark.rule("TC3.2")
@pytest.mark.parametrize("heading", HEADINGS)
def test_off_the_lines_nothing_is_hit(heading: Heading) -> None:
    """A knight's leap away is on no line."""
    position = place(16, f"W HT I8 {heading.name}", "B AC K9 N", "B AC J10 N")
    here = [move for move in moves_of(position, to_square("I8")) if move.end == move.start]
    assert here
    assert not any(move.effects for move in here)


BLOCKERS = {
    "high": place(12, "W HT E2 N", "B LT E8 N", high="E6"),
    "tree": place(12, "W MT E2 N", "B LT E8 N", tree="E6"),
    "hedge": place(12, "W HT E2 N", "B LT E8 N", hedge="E6"),
    "friend": place(12, "W HT E2 N", "B LT E8 N", "W LT E6 N"),
    "own monster": place(12, "W HT E2 N", "B LT E8 N", "W M E6 N"),
    "wreck": place(12, "W HT E2 N", "B LT E8 N", wrecks="LT E6"),
    "wreck beside the target": place(12, "W HT E2 N", "B LT E8 N", wrecks="LT E7"),
    "wreck beside the shooter": place(12, "W HT E2 N", "B LT E8 N", wrecks="LT E4"),
    "stack": place(12, "W HT E2 N", "B LT E8 N", stacks="E6"),
    "body": place(12, "W HT E2 N", "B LT E8 N", bodies="D6E"),
}


@pytest.mark.rule("TC3.2", "TC3.6")
@pytest.mark.parametrize("name", BLOCKERS)
def test_something_in_the_line(name: str) -> None:
    position = BLOCKERS[name]
    assert targets(position, "E2", "E3N") == set()
    error = refusal(position, "E2>E3N(E8)")
    assert (error.key, error.rule) == ("attack-blocked", "TC3.2")


@pytest.mark.rule("TC3.2")
def test_a_target_in_a_hedge_or_behind_nothing_is_open() -> None:
    """Only squares strictly between matter: neither the target's nor the shooter's."""
    assert targets(place(12, "W HT E2 N", "B LT E8 N", hedge="E8"), "E2", "E3N") == {"E8"}
    assert targets(place(12, "W HT E2 N", "B LT E8 N", hedge="E3"), "E2", "E3N") == {"E8"}


@pytest.mark.rule("TC3.3")
@pytest.mark.parametrize("distance", range(1, 9))
@pytest.mark.parametrize("heading", HEADINGS)
def test_mortar_at_three_four_or_five(distance: int, heading: Heading) -> None:
    """It turns once to the heading and fires straight along it, diagonals too."""
    columns, rows = VECTORS[heading]
    start, target = square_at(12, 12), square_at(12 + distance * columns, 12 + distance * rows)
    mortar = piece(BY_CODE["HM"], 0, start, heading.turned(1))
    enemy = piece(BY_CODE["UT"], BLACK, target, heading)  # from behind: armour 3 against gun 5
    position = Position.make(24, [mortar, enemy])
    assert (targets(position, "M13", f"M13{heading.name}") == {name_of(target)}) == (distance in (3, 4, 5))


@pytest.mark.rule("TC3.3")
@pytest.mark.parametrize(("distance", "key"), [(1, "attack-near"), (2, "attack-reach"), (6, "attack-reach")])
def test_mortar_out_of_reach_is_refused_with_the_reason(distance: int, key: str) -> None:
    position = place(16, "W HM E2 N", f"B LT E{3 + distance} S")
    assert refusal(position, f"E2>E3N(E{3 + distance})").key == key


@pytest.mark.rule("TC3.3")
@pytest.mark.parametrize(
    "between",
    [
        place(12, "W HM E2 N", "B HT E7 S", high="E4 E5 E6"),
        place(12, "W HM E2 N", "B HT E7 S", tree="E4 E5 E6"),
        place(12, "W HM E2 N", "B HT E7 S", hedge="E5", water="E6"),
        place(12, "W HM E2 N", "B HT E7 S", wrecks="LT E5"),
        place(12, "W HM E2 N", "B HT E7 S", stacks="E5"),
        place(12, "W HM E2 N", "B HT E7 S", bodies="E5N"),
        place(12, "W HM E2 N", "B HT E7 S", "W UT E5 N", "B M E6 N"),
    ],
    ids=["high", "tree", "hedge", "wreck", "stack", "body", "live"],
)
def test_mortar_fires_over_anything(between: Position) -> None:
    assert "E7" in targets(between, "E2", "E3N")


@pytest.mark.rule("TC3.3")
def test_mortar_picks_one_of_several() -> None:
    position = place(12, "W HM E2 N", "B MT E6 S", "B TD E7 S", "B HT E8 S", "B LT E9 S")
    assert targets(position, "E2", "E3N") == {"E6", "E7", "E8"}
    assert "E2>E3N" in texts(position)
    after_one = play(position, "E2>E3N(E7)")
    assert set(map(name_of, after_one.wrecks)) == {"E7"}


@pytest.mark.rule("TC3.3")
def test_mortar_straight_ahead_only() -> None:
    position = place(12, "W HM E2 N", "B LT H6 S", "B LT B6 S")
    assert targets(position, "E2", "E3N") == set()


@pytest.mark.rule("TC3.3")
@pytest.mark.parametrize("distance", range(2, 11))
def test_howitzer_from_four_to_eight(distance: int) -> None:
    position = place(20, "W HW E2 N", f"B LT {'EFGHIJKLMNO'[distance]}{3 + distance} S", high="F4 G5")
    assert bool(targets(position, "E2", "E3N")) == (4 <= distance <= 8)


@pytest.mark.rule("TC3.4")
@pytest.mark.parametrize("heading", HEADINGS)
def test_which_armour_is_struck(heading: Heading) -> None:
    words = {flight: ARMOUR_FACES[struck(flight, heading)] for flight in HEADINGS}
    assert words[heading.opposite] == "front"
    assert words[heading] == "rear"
    assert [flight for flight, word in words.items() if word == "side"] == [
        flight for flight in HEADINGS if flight not in (heading, heading.opposite)
    ]


@pytest.mark.rule("TC3.4", "TC3.5")
@pytest.mark.parametrize("target", ARMOUR)
@pytest.mark.parametrize("shooter", GUNS)
def test_gun_against_armour(shooter: str, target: str) -> None:
    """Every gun against every side of every kind: the shooter drives to distance 5 and fires straight ahead."""
    for flight in (Heading.N, Heading.SE):
        columns, rows = VECTORS[flight]
        start, stand = square_at(12, 12), name_of(square_at(12 + columns, 12 + rows))
        goal = square_at(12 + 6 * columns, 12 + 6 * rows)
        for heading in HEADINGS:
            men = [piece(BY_CODE[shooter], 0, start, flight), piece(BY_CODE[target], BLACK, goal, heading)]
            front, side, rear = ARMOUR[target]
            met = front if heading == flight.opposite else rear if heading == flight else side
            found = targets(Position.make(24, men), "M13", f"{stand}{flight.name}")
            assert found == ({name_of(goal)} if GUNS[shooter] > met else set()), heading


@pytest.mark.rule("TC3.5")
def test_shots_without_effect_are_refused_with_the_figures() -> None:
    position = place(12, "W MT E2 N", "B HT E8 W")
    assert "E2>E3N(E8)" not in texts(position)
    error = refusal(position, "E2>E3N(E8)")
    assert (error.key, error.rule) == ("attack-armour", "TC3.5")
    assert (error.arguments["strength"], error.arguments["armour"]) == (2, 2)
    assert "2" in error.sentence("en")
    assert say("armour-side", "de", side="side") in error.sentence("de")


@pytest.mark.rule("TC3.5")
def test_deadly_directions() -> None:
    target = piece(BY_CODE["MT"], BLACK, to_square("E5"), Heading.N)
    assert target.kind.armour == (2, 1, 0)
    assert deadly_to(2, target) == tuple(flight for flight in range(8) if flight != Heading.S)
    assert deadly_to(1, target) == (Heading.N,)
    assert deadly_to(0, target) == ()


def test_every_kind_is_in_the_tables_of_this_file() -> None:
    assert set(ARMOUR) == {kind.code for kind in KINDS}
    assert set(GUNS) == {kind.code for kind in KINDS if kind.gun}


@pytest.mark.rule("TC3.6")
def test_a_destroyed_piece_is_a_wreck_that_blocks_movement_and_fire() -> None:
    before = place(12, "W CLT A1 N", "W HT E2 N", "B LT E6 N", "B CLT L12 S", "B HT E9 S", "B LT K9 S")
    position = play(before, "E2>E3N(E6)")
    assert position.piece_at(to_square("E6")) is None
    assert {name_of(square): kind.code for square, kind in position.wrecks.items()} == {"E6": "LT"}
    assert "E6S" not in poses(position, "E9")
    assert targets(position, "E9", "E8S") == set()  # E3 is hidden by the wreck


@pytest.mark.rule("TC3.6")
def test_a_wreck_stays_for_the_rest_of_the_game() -> None:
    before = place(12, "W CLT A1 N", "W HT E2 N", "B LT E6 N", "B CLT L12 S")
    position = play(before, "E2>E3N(E6)", "L12>L11S", "E3>E4N", "L11>L10S", "A1>A2N")
    assert set(map(name_of, position.wrecks)) == {"E6"}
    assert "E6N" not in poses(play(position, "L10>L9S"), "E4")


def test_lines_end_at_the_first_blocker() -> None:
    """The blocker itself may be where the shooter stands; a neighbour never fires."""
    gun = BY_CODE["TD"].gun
    assert gun is not None
    found = lines_of(gun, to_square("E5"), area("E8 C3"))
    assert found.origins[Heading.S] & area("E6 E7 E8 E9") == area("E7 E8")
    assert found.origins[Heading.NE] & area("D4 C3 B2 A1") == area("C3")
    assert found.blockers == area("E8 C3")
    assert found.anywhere >> to_square("A5") & 1


@pytest.mark.parametrize("square", ["A1", "X24", "A24", "X1", "L12"])
def test_rings_stay_on_the_board(square: str) -> None:
    origin = to_square(square)
    mortar = BY_CODE["HM"].gun
    assert mortar is not None
    for flight, squares in enumerate(lines_of(mortar, origin, 0).origins):
        columns, rows = VECTORS[flight]
        expected = 0
        for distance in (3, 4, 5):
            column, row = origin % 25 - distance * columns, origin // 25 - distance * rows
            if 0 <= column < 24 and 0 <= row < 24:
                expected |= 1 << square_at(column, row)
        assert squares == expected


def test_a_shot_from_the_pad_is_no_shot() -> None:
    """Near the edge of the largest board nothing comes from the other side."""
    position = place(24, "W HT X5 N", "B AC A8 N", "B AC B9 N")
    assert not any(move.effects for move in list_moves(position) if move.end == to_square("X5"))
    assert man("W HT X5 N") in position.pieces
