"""Learn from your mistakes: a position of a game where somebody went wrong, and a search that judges a second try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from behemoth.bots import AnalysisRequest, run_analysis, tank_reason, win_chance
from behemoth.engine import Line
from behemoth.games import DONE, OPEN, WRONG, GameError, Played, Seat, Verdict
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.tankchess import Action, TankState, move_text, read_action

#: Seconds for each of the two looks: at the position, and at what a try leads to.
SECONDS: Final = 0.4
#: So much of what one could expect may a move cost and still be good.
TOLERANCE: Final = 0.1


def judge_mistake(
    state: TankState,
    seat: Seat,
    actions: Sequence[str],
    language: str = DEFAULT_LANGUAGE,
    seconds: float = SECONDS,
    best: str = "",
    mistake: str = "",
) -> Verdict:
    """How a second try stands: done if it keeps nearly all that was to be had, else wrong, with the answer to it.

    What was to be had is what ``best`` leads to, the move that the analysis of the game preferred; without one, what a
    look at the position prefers. Both moves are looked at in the same way, from the positions after them. Only the
    first action is looked at. ``mistake`` is what was played in the game: it stays wrong whatever a short look says.
    """
    prompt = say("puzzle-prompt-mistake", language)
    if not actions or seat not in state.to_act():
        return Verdict(OPEN, state, prompt=prompt)
    try:
        action = state.read(seat, actions[0])
    except GameError as error:
        return Verdict(WRONG, state, sentence=error.sentence(language), prompt=prompt)
    step = state.play(seat, action)
    played = [Played(seat, step.text or state.write(seat, action), step.events)]
    following = step.state
    assert isinstance(following, TankState)
    reply = None if following.outcome() is not None else _look(following, seconds)
    after = _expected(following, seat, reply)
    preferred = state.read(seat, best or _look(state, seconds).moves[0])
    before = after if preferred == action else _to_be_had(state, seat, preferred, seconds)
    figures = {"before": round(100 * before), "after": round(100 * after)}
    costs = before - after > TOLERANCE
    again = bool(mistake) and state.read(seat, mistake) == action
    if not costs and not again:
        reason = tank_reason(state.position, seat, action, language)
        sentence = f"{reason} {say('puzzle-mistake-good', language, **figures)}"
        return Verdict(DONE, following, tuple(played), 0, sentence)
    said = [say("puzzle-mistake-again", language)] if again else []
    if reply is None or following.to_act()[0] == seat:
        said += [say("puzzle-mistake-bad", language, **figures)] if costs else []
        return Verdict(WRONG, following, tuple(played), 0, " ".join(said), prompt)
    answer = read_action(following.position, reply.moves[0])
    said += [say("puzzle-mistake-answer", language, move=move_text(answer, language), **figures)] if costs else []
    answered = following.play(1 - seat, answer)
    played.append(Played(1 - seat, answered.text or following.write(1 - seat, answer), answered.events))
    return Verdict(WRONG, answered.state, tuple(played), 0, " ".join(said), prompt)


def _to_be_had(state: TankState, seat: Seat, best: Action, seconds: float) -> float:
    """What a seat can expect after the best move."""
    following = state.play(seat, best).state
    assert isinstance(following, TankState)
    return _expected(following, seat, None if following.outcome() is not None else _look(following, seconds))


def _look(state: TankState, seconds: float) -> Line:
    return run_analysis(AnalysisRequest("tank-chess", state.text(), seconds))[0]


def _expected(state: TankState, seat: Seat, line: Line | None) -> float:
    """What a seat can expect of a state, by the best line from there."""
    outcome = state.outcome()
    if outcome is not None or line is None:
        return outcome.scores[seat] if outcome is not None else 0.5
    mine = win_chance(line.score, line.mate)
    return mine if state.to_act()[0] == seat else 1 - mine
