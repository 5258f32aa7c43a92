"""The table of Monster Combat in lines of text, from a view: what one viewer may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from behemoth.games import Seat
from behemoth.locale import say
from behemoth.monstercombat import (
    MONSTERS,
    PlayerView,
    View,
    card_name,
    card_names,
    event_card_name,
    monster_name,
    shown,
)


def table_lines(view: View, names: Sequence[str], language: str, *, hearts: bool) -> Iterator[tuple[str, str]]:
    """Lines with their styles: the turn, the monster, the players, the piles, the own hand."""
    direction = say("combat-seat-clockwise" if view.direction > 0 else "combat-seat-anticlockwise", language)
    yield say("combat-seat-turn", language, turn=view.turn, name=names[view.current], direction=direction), "bold"
    if view.monster is not None:
        yield _monster_line(view, names, language, hearts), "bold"
    width = max(map(len, names))
    for seat, player in enumerate(view.players):
        mark = ">" if seat == view.current else " "
        yield (
            f"{mark} {seat + 1} {names[seat]:<{width}}  {_player_line(view, player, language, hearts)}",
            _style(player),
        )
    yield _pile_line(view, language), ""
    own = view.players[view.viewer].hand if isinstance(view.viewer, int) else None
    if own is not None:
        yield say("combat-seat-hand", language, cards=hand_words(own, language)), "bold"


def hand_words(hand: str, language: str) -> str:
    """A hand as people read it, by kind."""
    return card_names(shown(hand), language) or say("combat-seat-no-cards", language)


def heart_row(full: int, most: int, hearts: bool) -> str:
    """Full and empty hearts; signs any terminal has where it lacks hearts."""
    filled, empty = ("♥", "♡") if hearts else ("#", ".")
    return filled * full + empty * (most - full)


def _style(player: PlayerView) -> str:
    return "" if player.hearts else "dim"


def _player_line(view: View, player: PlayerView, language: str, hearts: bool) -> str:
    row = heart_row(player.hearts, view.options.hearts, hearts)
    if not player.hearts:
        return f"{row}  {say('combat-seat-out', language)}"
    parts = [row, say("combat-seat-cards", language, count=player.cards)]
    if player.triggers:
        parts.append(say("combat-seat-marked", language, count=player.triggers))
    if player.immune:
        parts.append(say("combat-seat-immune", language))
    if player.known:
        parts.append(say("combat-seat-known", language, cards=card_names(player.known, language)))
    if view.options.open_hands and player.hand:
        parts.append(hand_words(player.hand, language))
    return "  ".join(parts)


def _monster_line(view: View, names: Sequence[str], language: str, hearts: bool) -> str:
    assert view.monster is not None
    monster = MONSTERS[view.monster.number - 1]
    row = heart_row(view.monster.hearts, monster.hearts, hearts)
    line = say("combat-seat-monster", language, number=monster.number, monster=monster_name(monster.number, language))
    line = f"{line}  {row}" + ("  ×2" if monster.strength > 1 else "")
    return f"{line}  {say('combat-seat-asleep', language)}" if view.monster.asleep else line


def _pile_line(view: View, language: str) -> str:
    top = view.discard[-1:]
    parts = [say("combat-seat-draw", language, count=view.draw)]
    if view.top == "!":
        parts.append(say("combat-seat-top-marked", language))
    last = card_name(top, language) if top else say("combat-seat-nothing", language)
    parts.append(say("combat-seat-discard", language, count=len(view.discard), card=last))
    if view.played:
        parts.append(say("combat-seat-event", language, kind=event_card_name(view.played[-1], language)))
    return " · ".join(parts)


def what_is_asked(view: View, names: Sequence[str], language: str) -> str:
    """The question to whoever has to decide."""
    seat: Seat = view.to_act[0]
    question = view.question
    if question is None:
        return say(f"combat-seat-ask-{view.phase}", language, name=names[seat], limit=view.options.hand_limit)
    if question.by is None:
        return say("combat-seat-ask-monster", language, name=names[seat], damage=question.damage)
    return say("combat-seat-ask-shield", language, name=names[seat], by=names[question.by])
