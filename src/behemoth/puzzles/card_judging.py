"""Judging a card puzzle: the choice is compared with what the long simulation found."""

from __future__ import annotations

from collections.abc import Sequence

from behemoth.bots import card_reason
from behemoth.games import DONE, OPEN, WRONG, GameError, Played, Verdict, rng_for
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.monstercombat import FACE_OF, Action, CombatState, Play, card_name, player_name
from behemoth.puzzles.card_puzzle import CardPuzzle, Figure


def judge_card(
    puzzle: CardPuzzle, actions: Sequence[str], language: str = DEFAULT_LANGUAGE, names: Sequence[str] = ()
) -> Verdict:
    """How a card puzzle stands after the person's choice; only the first one counts."""
    state = puzzle.start()
    prompt = say("puzzle-prompt-cards", language, count=len(puzzle.figures))
    if not actions:
        return Verdict(OPEN, state, prompt=prompt)
    try:
        action = state.read(puzzle.seat, actions[0])
    except GameError as error:
        return Verdict(WRONG, state, sentence=error.sentence(language), prompt=prompt)
    text = state.write(puzzle.seat, action)
    step = state.play(puzzle.seat, action, rng_for(puzzle.id, 0))
    played = (Played(puzzle.seat, text, step.events),)
    if text in puzzle.solution:
        sentence = _why(puzzle, state, action, language, names)
        return Verdict(DONE, step.state, played, 0, sentence)
    chosen = next(figure for figure in puzzle.figures if text in figure.actions)
    sentence = say(
        "puzzle-cards-wrong", language, choice=_choice(state, action, language, names), wins=percent(chosen.wins),
        error=percent_error(chosen.error), best=percent(puzzle.figures[0].wins),
    )  # fmt: skip
    return Verdict(WRONG, step.state, played, 0, sentence, prompt)


def _why(puzzle: CardPuzzle, state: CombatState, action: Action, language: str, names: Sequence[str]) -> str:
    """The reason, and the figures of every choice."""
    figures = "; ".join(_figure(state, puzzle.seat, figure, language, names) for figure in puzzle.figures)
    reason = card_reason(state.imagine(puzzle.seat, rng_for(puzzle.id, 1)), puzzle.seat, action, language, names)
    return f"{reason} {say('puzzle-cards-figures', language, games=puzzle.games, figures=figures)}"


def _figure(state: CombatState, seat: int, figure: Figure, language: str, names: Sequence[str]) -> str:
    choice = _choice(state, state.read(seat, figure.actions[0]), language, names)
    return say(
        "puzzle-cards-figure", language, choice=choice, wins=percent(figure.wins), error=percent_error(figure.error)
    )


def _choice(state: CombatState, action: Action, language: str, names: Sequence[str]) -> str:
    """A choice in words, whatever the back of the card."""
    if not isinstance(action, Play):
        return say("puzzle-cards-pass", language)
    card = card_name(FACE_OF[action.card].letter, language)
    if action.target is None:
        return card
    return say("puzzle-cards-for", language, card=card, player=player_name(action.target, language, names))


def percent(share: float) -> str:
    """A share in hundredths, as people read it."""
    return f"{100 * share:.0f}"


def percent_error(error: float) -> str:
    """Two standard errors, in hundredths."""
    return f"{200 * error:.1f}"
