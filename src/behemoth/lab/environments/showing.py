"""A game as text or as a drawing, for those who watch a learner."""

from __future__ import annotations

from typing import Final

from behemoth.games import PUBLIC, Viewer
from behemoth.monstercombat import CombatState, card_names, player_name
from behemoth.tankchess import HEADINGS, SIDE_WORDS, Position, TankState, square_at

#: What each heading looks like in a cell of text.
_ARROWS: Final = dict(zip(HEADINGS, "↑↗→↘↓↙←↖", strict=True))
_OPEN, _WRECK = ".", "x"


def state_lines(state: TankState | CombatState, viewer: Viewer = PUBLIC) -> str:
    """The game as text for a terminal, as this viewer sees it."""
    return _tank_lines(state) if isinstance(state, TankState) else _card_lines(state, viewer)


def state_svg(state: TankState | CombatState, viewer: Viewer = PUBLIC) -> str:
    """The game as a drawing, as this viewer sees it."""
    if isinstance(state, TankState):
        from behemoth.tankchess.drawing import draw

        return draw(state.position)
    from behemoth.monstercombat.drawing import draw_table

    return draw_table(state.view(viewer))


def _tank_lines(state: TankState) -> str:
    position = state.position
    rows = [
        " ".join(_cell(position, square_at(column, row)) for column in range(position.size))
        for row in reversed(range(position.size))
    ]
    return "\n".join([*rows, f"{SIDE_WORDS[position.turn]} {state.round()}"])


def _cell(position: Position, square: int) -> str:
    """A letter, capital for White, with the heading; else a wreck, the sign of the ground or a dot."""
    piece = position.piece_at(square)
    if piece is not None:
        letter = piece.kind.letter if piece.side == 0 else piece.kind.letter.lower()
        return letter + _ARROWS[HEADINGS[piece.heading]]
    if square in position.wrecks:
        return _WRECK + " "
    terrain = position.ground.at(square)
    return (_OPEN if terrain is None else terrain.sign) + " "


def _card_lines(state: CombatState, viewer: Viewer) -> str:
    view = state.view(viewer)
    lines = []
    for seat, player in enumerate(view.players):
        marks = ">" if seat in view.to_act else " "
        hand = card_names(player.hand) if player.hand else f"{player.cards} ({player.triggers}!)"
        lines.append(f"{marks} {player_name(seat)}: {'♥' * player.hearts} {hand}")
    if view.monster is not None:
        lines.append(f"  {view.monster.number}: {'♥' * view.monster.hearts}")
    return "\n".join([*lines, f"  {view.turn} {view.phase}"])
