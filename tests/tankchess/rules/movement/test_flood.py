"""Movement (section 2): where a vehicle can end, and how it may leave the board (TC4.1, TC4.2)."""

from __future__ import annotations

import pytest

from behemoth.tankchess.board.headings import HEADINGS, NO_HEADING, VECTORS, Heading
from behemoth.tankchess.board.move import EffectKind
from behemoth.tankchess.board.pieces import BLACK, SIDES, WHITE
from behemoth.tankchess.board.position import Position
from behemoth.tankchess.board.squares import OFF, each, inside, name_of, on_board, to_square, zone
from behemoth.tankchess.rules.movement.flood import NO_EXITS, exits, flood
from behemoth.tankchess.rules.movement.walk import walk
from behemoth.tankchess.rules.moves import list_moves
from behemoth.tankchess.tables.kinds import BY_CODE, KINDS
from tests.tankchess.build import area, man, place, poses, refusal, squares, targets, texts

VEHICLES = [kind.code for kind in KINDS if not kind.giant]


@pytest.mark.rule("TC2.1", "TC2.2")
def test_one_step() -> None:
    """A UT has one step: ahead, a turn either way, or back."""
    assert poses(place(10, "W UT E5 N"), "E5") == {"E6N", "E5NE", "E5NW", "E4N"}


@pytest.mark.rule("TC2.1", "TC2.2")
def test_two_steps() -> None:
    expected = {"E6N", "E5NE", "E5NW", "E7N", "E6NE", "E6NW", "F6NE", "D6NW", "E5E", "E5W", "E4N"}
    assert poses(place(10, "W ST E5 N"), "E5") == expected


@pytest.mark.rule("TC2.1")
@pytest.mark.parametrize("mark", VEHICLES)
def test_no_farther_than_the_speed(mark: str) -> None:
    """Straight ahead a vehicle covers as many squares as it has steps, and every turn costs one of them."""
    speed = BY_CODE[mark].speed
    reached = poses(place(20, f"W {mark} J5 N"), "J5")
    assert f"J{5 + speed}N" in reached
    assert f"J{6 + speed}N" not in reached
    assert f"J{5 + speed}NE" not in reached
    assert (f"J{4 + speed}NE" in reached) == (speed > 0)
    corner = f"{'JKLMNOP'[speed - 1]}{4 + speed}NE"  # one turn and the rest diagonally: a diagonal is one step
    assert corner in reached or speed == 1


@pytest.mark.rule("TC2.1")
@pytest.mark.parametrize("mark", VEHICLES)
def test_turning_in_place(mark: str) -> None:
    """Half a turn takes four steps."""
    reached = {pose for pose in poses(place(20, f"W {mark} J5 N"), "J5") if pose.startswith("J5")}
    within = [heading for heading in HEADINGS if 0 < min(heading, 8 - heading) <= BY_CODE[mark].speed]
    assert reached == {f"J5{heading.name}" for heading in within}


@pytest.mark.rule("TC2.1")
def test_steps_in_any_order() -> None:
    """Ahead, turn, ahead, turn, ahead: five steps of a light tank."""
    assert "G8N" in poses(place(10, "W LT F5 N"), "F5")  # N, right, NE, left, N
    assert "G8N" not in poses(place(10, "W MT F5 N"), "F5")


@pytest.mark.rule("TC2.1")
@pytest.mark.parametrize("heading", HEADINGS)
def test_every_heading_drives_alike(heading: int) -> None:
    """The number of ends does not depend on the heading on an open board."""
    name = HEADINGS[heading].name
    assert len(poses(place(20, f"W LT J10 {name}"), "J10")) == len(poses(place(20, "W LT J10 N"), "J10"))


@pytest.mark.rule("TC2.2")
@pytest.mark.parametrize("heading", HEADINGS)
def test_reverse_is_one_square_straight_back(heading: int) -> None:
    position = place(10, f"W HT E5 {HEADINGS[heading].name}")
    columns, rows = VECTORS[heading]
    back = f"{'ABCDEFGHIJ'[4 - columns]}{5 - rows}"
    reached = {pose for pose in poses(position, "E5") if pose.startswith(back)}
    assert reached == {f"{back}{HEADINGS[heading].name}"}  # the heading is kept, and no turn goes with it


@pytest.mark.rule("TC2.2")
def test_reverse_is_combined_with_nothing() -> None:
    reached = poses(place(10, "W MT E5 N"), "E5")
    assert "E4N" in reached
    assert not reached & {"E3N", "E4NE", "E4NW", "D4N", "F4N", "D3NE"}


@pytest.mark.rule("TC2.2", "TC2.3")
@pytest.mark.parametrize("what", ["high", "low", "tree"])
def test_reverse_needs_room(what: str) -> None:
    assert "E4N" not in poses(place(10, "W MT E5 N", **{what: "E4"}), "E5")  # type: ignore[arg-type]


@pytest.mark.rule("TC2.2")
def test_fire_after_reverse_across_the_square_it_came_from() -> None:
    position = place(10, "W MT E4 N", "B LT E5 N", "B LT E7 N")
    assert targets(position, "E4", "E3N") == {"E5"}
    alone = place(10, "W MT E4 N", "B LT E6 N")
    assert targets(alone, "E4", "E3N") == {"E6"}


@pytest.mark.rule("TC2.3")
@pytest.mark.parametrize(
    "position",
    [
        place(10, "W LT E5 N", high="E6"),
        place(10, "W LT E5 N", low="E6"),
        place(10, "W LT E5 N", tree="E6"),
        place(10, "W LT E5 N", "W MT E6 N"),
        place(10, "W LT E5 N", "B MT E6 N"),
        place(10, "W LT E5 N", "B M E6 N"),
        place(10, "W LT E5 N", wrecks="MT E6"),
        place(10, "W LT E5 N", stacks="E6"),
        place(10, "W LT E5 N", bodies="E6"),
        place(10, "W LT E5 N", bodies="D6E"),
    ],
    ids=["high", "low", "tree", "friend", "enemy", "monster", "wreck", "stack", "body", "body-end"],
)
def test_blocked(position: Position) -> None:
    """The square itself is closed, and so is everything that only leads across it."""
    reached = poses(position, "E5")
    assert not any(pose.startswith("E6") for pose in reached)
    assert not any(pose.startswith(("E9", "E10")) for pose in reached)
    assert "D6NW" in reached or "D6" in {name_of(square) for square in each(position.body_bits)}


@pytest.mark.rule("TC2.3")
def test_enclosed_on_all_sides() -> None:
    """Nothing but turning is left."""
    around = "D4 D5 D6 E4 E6 F4 F5 F6"
    assert squares(place(10, "W LT E5 N", high=around), "E5") == {"E5"}
    assert len(poses(place(10, "W LT E5 N", high=around), "E5")) == 7


@pytest.mark.rule("TC2.3")
def test_driving_around() -> None:
    position = place(10, "W LT E5 N", "B MT E6 N")
    assert "E7NE" in poses(position, "E5")  # left, D6, right twice, E7
    assert "E8N" not in poses(position, "E5")
    assert refusal(position, "E5>E6N").key == "error-occupied"


@pytest.mark.rule("TC2.3")
def test_the_edge_is_a_wall_and_never_the_other_side() -> None:
    for size in (8, 16, 24):
        last = "ABCDEFGHIJKLMNOPQRSTUVWX"[size - 1]
        for square in ("A1", f"{last}1", "A4", f"{last}4", f"A{size}", f"{last}{size}"):
            for heading in HEADINGS:
                position = place(size, f"W LT {square} {heading.name}")
                (tank,) = position.pieces
                for move in list_moves(position):
                    assert on_board(move.end, size)
                    assert zone(tank.square, 5) >> move.end & 1


@pytest.mark.rule("TC2.4")
@pytest.mark.parametrize(
    "between", [{"high": "E6 F5"}, {"low": "E6 F5"}, {"wrecks": "MT E6 LT F5"}, {"stacks": "E6 F5"}]
)
def test_driving_diagonally_between_two_blocks(between: dict[str, str]) -> None:
    assert "F6NE" in poses(place(10, "W LT E5 NE", **between), "E5")  # type: ignore[arg-type]


@pytest.mark.rule("TC2.4")
def test_driving_diagonally_between_two_live_pieces() -> None:
    assert "F6NE" in poses(place(10, "W LT E5 NE", "B HT E6 N", "W HT F5 N"), "E5")


@pytest.mark.rule("TC2.4")
def test_firing_diagonally_between_two_blocks() -> None:
    position = place(12, "W MT D4 NE", "B LT H8 N", high="E6 F5 F7 G6")
    assert targets(position, "D4", "E5NE") == {"H8"}


@pytest.mark.rule("TC2.5")
@pytest.mark.parametrize("mark", VEHICLES)
def test_the_end_pose_differs_from_the_start_pose(mark: str) -> None:
    """Neither bare nor with a shot: a piece that wants to fire has to move."""
    position = place(20, f"W {mark} J5 N", "B LT J10 N")
    assert not any(
        text.startswith("J5>J5N") and not text.startswith(("J5>J5NE", "J5>J5NW")) for text in texts(position)
    )
    assert refusal(position, "J5>J5N").rule == "TC2.5"


@pytest.mark.rule("TC2.6", "TC11.2")
def test_effects_belong_to_the_move() -> None:
    """A felled tree makes another move of the same end pose elsewhere, never a second one here."""
    position = place(10, "W HT E5 N", tree="E6")
    assert {text for text in texts(position) if text.startswith("E5>E6NE")} == {"E5>E6NE^E6"}
    assert {text for text in texts(position) if text.startswith("E5>F6NE")} == {"E5>F6NE"}


@pytest.mark.rule("TC4.1")
def test_white_leaves_over_the_last_row_and_black_over_the_first() -> None:
    assert "off" in poses(place(10, "W CLT E10 N"), "E10")
    assert "off" in poses(place(10, "B CLT E1 S", turn=BLACK), "E1")


@pytest.mark.rule("TC4.1")
@pytest.mark.parametrize(
    ("tank", "turn"), [("W CLT E1 S", WHITE), ("B CLT E10 N", BLACK), ("W CLT A5 W", WHITE), ("W CLT J5 E", WHITE)]
)
def test_nobody_leaves_over_another_edge(tank: str, turn: int) -> None:
    position = place(10, tank, turn=turn)
    square = tank.split()[2]
    assert "off" not in poses(position, square)
    assert (refusal(position, f"{square}>off").key, refusal(position, f"{square}>off").rule) == (
        "error-cannot-leave-yet",
        "TC4.2",
    )


@pytest.mark.rule("TC4.1")
@pytest.mark.parametrize("mark", [mark for mark in VEHICLES if mark != "CLT"])
def test_only_the_command_tank_leaves(mark: str) -> None:
    position = place(10, f"W {mark} E10 N")
    assert "off" not in poses(position, "E10")
    assert refusal(position, "E10>off").rule == "TC4.1"


@pytest.mark.rule("TC4.1")
@pytest.mark.parametrize(("row", "leaves"), [(12, True), (9, True), (8, True), (7, False), (3, False)])
def test_leaving_costs_a_step(row: int, leaves: bool) -> None:
    """Five steps: from row 8 of 12 four squares to row 12 and one step out."""
    assert ("off" in poses(place(12, f"W CLT E{row} N"), f"E{row}")) == leaves


@pytest.mark.rule("TC4.1")
@pytest.mark.parametrize(("heading", "leaves"), [("N", True), ("NE", True), ("E", True), ("SE", True), ("S", False)])
def test_turning_before_leaving_costs_steps_too(heading: str, leaves: bool) -> None:
    """From row 10 of 12 three steps lead out: from SE two turns to NE are left, from S three are needed."""
    assert ("off" in poses(place(12, f"W CLT E10 {heading}"), "E10")) == leaves


@pytest.mark.rule("TC4.1", "TC11.1")
def test_leaving_is_one_move_and_ends_it() -> None:
    position = place(12, "W CLT E11 N", "B LT E1 N")
    leaving = [move for move in list_moves(position) if move.leaves]
    assert [(move.end, move.heading, move.effects) for move in leaving] == [(OFF, NO_HEADING, ())]


@pytest.mark.rule("TC4.1", "TC2.3")
def test_the_way_out_must_be_free() -> None:
    position = place(8, "W CLT D7 N", high="C8 D8 E8", wrecks="MT C7 MT E7")
    assert "off" not in poses(position, "D7")


@pytest.mark.rule("TC4.2")
@pytest.mark.parametrize("heading", ["NE", "NW"])
@pytest.mark.parametrize("column", "ABCDEFGHIJ")
def test_diagonal_exit_except_through_a_corner(column: str, heading: str) -> None:
    """Only the last column has its outer corner to the right, only the first to the left."""
    gate = exits(10, WHITE)[Heading[heading]]
    through_corner = column == ("J" if heading == "NE" else "A")
    assert bool(gate >> to_square(f"{column}10") & 1) != through_corner


@pytest.mark.rule("TC4.2")
def test_a_corner_can_be_left_straight_or_inwards() -> None:
    """In the corner A10: N and NE lead out, NW leads through the corner."""
    doors = exits(10, WHITE)
    corner = to_square("A10")
    assert [HEADINGS[number].name for number in range(8) if doors[number] >> corner & 1] == ["N", "NE"]
    other = exits(10, BLACK)
    assert [HEADINGS[number].name for number in range(8) if other[number] >> to_square("J1") & 1] == ["S", "SW"]


@pytest.mark.rule("TC4.2")
def test_no_exit_through_the_corner_with_the_last_step() -> None:
    """Four squares NW to A12; the fifth step would pass through the outer corner."""
    assert "off" not in poses(place(12, "W CLT E8 NW", high="E9 D8 E7 F9"), "E8")
    assert "off" in poses(place(12, "W CLT F8 NW"), "F8")  # B12 to the column beside it


@pytest.mark.rule("TC4.2")
@pytest.mark.parametrize(
    ("square", "heading", "leaves"),
    [
        ("E10", "S", True),
        ("E10", "SW", True),
        ("E10", "SE", True),
        ("J10", "SW", False),  # back is NE, through the corner
        ("A10", "SE", False),
        ("E9", "S", False),
    ],
)
def test_reverse_exit(square: str, heading: str, leaves: bool) -> None:
    """A command tank of one step has no other way out than the reverse step."""
    gate = exits(10, WHITE)
    reach = flood(to_square(square), Heading[heading], 1, 0, 0, 0, gate)
    assert reach.leaves == leaves
    assert not flood(to_square(square), Heading[heading], 1, 0, 0, 0, NO_EXITS).leaves


@pytest.mark.rule("TC4.2")
def test_reverse_exit_of_a_command_tank() -> None:
    """Facing S on the last row it backs out in one step."""
    (end,) = [drive for drive in walk(place(10, "W CLT E10 S"), man("W CLT E10 S")) if drive.square == OFF]
    assert len(walk(place(10, "W CLT E10 S"), man("W CLT E10 S"))[end]) == 2


@pytest.mark.rule("TC4.1", "TC4.2")
@pytest.mark.parametrize("side", SIDES)
def test_exits_by_columns_and_rows(side: int) -> None:
    """Every square and heading of a board of 9: out of the gate and not past its ends."""
    doors = exits(9, side)
    for heading, (columns, rows) in enumerate(VECTORS):
        for column in range(9):
            for row in range(9):
                out = row + rows == (9 if side == WHITE else -1) and 0 <= column + columns < 9
                assert bool(doors[heading] >> (column + 25 * row) & 1) == out


def test_zone() -> None:
    assert zone(to_square("C3"), 1) == area("B2 B3 B4 C2 C3 C4 D2 D3 D4")
    assert zone(to_square("A1"), 1) == area("A1 A2 B1 B2")
    assert zone(to_square("X24"), 1) == area("X24 X23 W24 W23")


def test_inside() -> None:
    assert inside(to_square("H8"), 8) == to_square("H8")
    assert inside(to_square("I1"), 8) == inside(-3, 8) == inside(24, 24) == inside(to_square("A9"), 8) == OFF


def test_a_effect_of_driving_is_felling_only() -> None:
    position = place(10, "W HT E5 N", tree="E6 E7")
    assert {effect.kind for move in list_moves(position) for effect in move.effects} == {EffectKind.FELL}
