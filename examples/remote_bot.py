"""A bot that plays at a table elsewhere: python remote_bot.py LINK

LINK invites to a seat, as the table gives it for a person. It needs no rules: the table says what may be done. Where
the game is installed here as well it thinks with a bot of Behemoth instead of choosing by chance.
"""

import sys
from random import Random

from behemoth.bots import Observation, find_bot
from behemoth.client import BlockingMatch, Refused, Situation, join_blocking
from behemoth.games import Seat, game_names


def choose(match: BlockingMatch, now: Situation, seat: Seat, rng: Random) -> str:
    """An action as records write it: thought about where the rules are known, else any."""
    if now.game not in game_names():
        return rng.choice(match.all_actions(seat)).text
    state = now.imagine(seat, rng)
    bot = find_bot(now.game, "thinker")
    return state.write(seat, bot.choose(Observation(state, seat), rng))


def main(link: str, name: str = "Remote bot") -> str:
    """Play to the end; why it ended."""
    rng = Random()
    with join_blocking(link, name) as match:
        for now in match.moments():
            for seat in now.mine:
                try:
                    match.act(choose(match, now, seat, rng), seat, turn=now.turn)
                except Refused as refusal:  # somebody was quicker: the next moment says how it stands
                    if refusal.code not in ("stale", "over"):
                        raise
        return match.now.ending


if __name__ == "__main__":
    print(main(sys.argv[1]))
