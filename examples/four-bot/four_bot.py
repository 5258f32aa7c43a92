"""A bot for Connect Four: it wins if it can, does not let the other win at once, and likes the middle."""

from random import Random
from typing import Any

from behemoth.bots import Observation


class FourBot:
    name, game, level, character = "careful", "connect-four", 3, "bot-careful"

    def choose(self, observation: Observation, rng: Random) -> Any:
        board = observation.imagine(rng)  # nothing is hidden, so it is the board itself
        return max(observation.actions(), key=lambda column: self.worth(board, observation.seat, column) + rng.random())

    def worth(self, board: Any, seat: int, column: int) -> float:
        after = board.play(seat, column, events=False).state
        if after.outcome() is not None:
            return 9
        answers = (after.play(1 - seat, answer, events=False).state.outcome() for answer in after.actions(1 - seat))
        return -9 if any(outcome and outcome.scores[seat] == 0 for outcome in answers) else -abs(4 - column)
