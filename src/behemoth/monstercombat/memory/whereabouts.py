"""Where the cards are that thieves took from a seat, for whoever must know it at once: a view, a reshuffle.

This does not tell old cards from new ones (posterior.py does), so it is never surer than the seat may be, and it is
quick: all that is unknown is which known cards are where. How many cards with each back a hand holds is public, and
so is what was shown. A *world* says for each seat which known cards it holds; each move of the log leads from a world
to others, in as many ways as there are cards that it may have been.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from math import factorial, perm
from typing import TYPE_CHECKING, Final

from behemoth.games import Seat
from behemoth.monstercombat.memory.evidence import Evidence, Move, losses_of, moves_since_loss, no_cards
from behemoth.monstercombat.memory.memory import Known, World
from behemoth.monstercombat.tables.cards import ordered, triggers, without

if TYPE_CHECKING:
    from behemoth.monstercombat.rules.table import Table
    from behemoth.monstercombat.state import CombatState

#: With more worlds than this a seat remembers only what is the same in all of them.
MOST_WORLDS: Final = 16
#: With more worlds than this on the way the seat forgets what it saw.
MOST_ON_THE_WAY: Final = 2_000
_BACKS: Final = (False, True)
_MILLION: Final = 1_000_000


def known_cards(state: CombatState | Table, seat: Seat) -> Known:
    """Where the cards are that this seat lost, with how likely that is."""
    moves = moves_since_loss(state, seat)
    return () if moves is None else whereabouts(losses_of(state, seat, moves))


def surely_held(state: CombatState, seat: Seat) -> World:
    """The cards in each hand that this seat is sure of, because a thief took them from it; nothing if it lost none."""
    moves = moves_since_loss(state, seat)
    if moves is None:
        return ()
    known = state.memory.known[seat] or ((no_cards(len(state.hands)), _MILLION),)
    least = _least(known[0][0], moves) if len(known) == 1 else None
    return sure(whereabouts(losses_of(state, seat, moves))) if least is None else least


def _least(start: World, moves: Iterable[Move]) -> World | None:
    """What is held in every world, which is quick to say as long as no known card may have been stolen unseen.

    One of the worlds is then the one in which known cards are shown before all others: no world has fewer.
    """
    held = list(start)
    for giver, taker, card, marked in moves:
        if giver is None:
            if card and taker is not None:
                held[taker] += card
        elif held[giver]:
            if card:
                held[giver] = held[giver].replace(card, "", 1)
            elif _with_back(held[giver], marked):
                return None
    return tuple(map(ordered, held))


def sure(known: Known) -> World:
    """The cards each seat holds in every world."""
    (first, _likely), *_others = known or (((), 0),)
    return tuple(
        "".join(card * min(world[seat].count(card) for world, _ in known) for card in sorted(set(cards)))
        for seat, cards in enumerate(first)
    )


def whereabouts(evidence: Evidence) -> Known:
    """The same from what the seat has to go by."""
    found: defaultdict[World, int] = defaultdict(int)
    for start, likely in evidence.known or ((no_cards(len(evidence.hands)), _MILLION),):
        for world, ways in _from_world(evidence, start).items():
            found[world] += likely * ways
        if len(found) > MOST_ON_THE_WAY:
            return ()
    return shares(found)


def _is_loss(move: Move) -> bool:
    """Whether a thief took this card from the seat."""
    return move.giver is None and bool(move.card)


def shares(found: Mapping[World, int]) -> Known:
    """The worlds with how likely each is, from the number of ways that lead to it; not more than are worth keeping."""
    whole = sum(found.values())
    shares = sorted((world, ways * _MILLION // whole) for world, ways in found.items() if ways)
    known = tuple((world, share) for world, share in shares if share)
    if len(known) > MOST_WORLDS:
        known = ((sure(known), _MILLION),)
    return known if any(any(world) for world, _share in known) else ()


def _from_world(evidence: Evidence, start: World) -> dict[World, int]:
    """In how many ways each world comes from this one, and the hidden cards lie as they must."""
    moves = evidence.moves
    counts = _counts_before(evidence.hands, moves)
    for cards, (plain, marked) in zip(start, counts, strict=True):
        if triggers(cards) > marked or len(cards) - triggers(cards) > plain:
            return {}  # a made-up memory
    ends, same = _worlds_after(moves, {start: 1}, counts)
    if len(ends) > MOST_ON_THE_WAY:
        return ends
    shown = Counter([move.card for move in moves if move.giver is not None and move.card])
    given = Counter([move.card for move in moves if _is_loss(move)])
    given.update("".join(start))
    lot = Counter(evidence.unseen)
    lot.update(shown)
    lot.subtract(given)
    if min(lot.values(), default=0) < 0:
        return {}
    lots = [sum(copies for card, copies in lot.items() if card.isupper() == back) for back in _BACKS]
    # No lot was ever larger, so this can be divided by the number of its orders.
    same *= factorial(len(evidence.unseen) + len(moves)) ** 2 // (factorial(lots[0]) * factorial(lots[1]))
    return {world: same * ways * _lies(world, lot, lots, shown, given) for world, ways in ends.items()}


def _lies(world: World, lot: Counter[str], lots: list[int], shown: Counter[str], given: Counter[str]) -> int:
    """In how many ways the unknown cards can lie, if those shown that were not known ones came from among them."""
    held = "".join(world)
    ways, left = 1, list(lots)
    for card, times in shown.items():
        unknown = times - given[card] + held.count(card)
        ways *= perm(lot[card], unknown)
        left[card.isupper()] -= unknown
    return ways and ways * factorial(left[0]) * factorial(left[1])


def _counts_before(hands: Iterable[tuple[int, int]], moves: Iterable[Move]) -> list[list[int]]:
    """How many plain and marked cards each hidden hand held before these moves."""
    counts = [list(backs) for backs in hands]
    for giver, taker, _card, marked in moves:
        if giver is not None:
            counts[giver][marked] += 1
        if taker is not None:
            counts[taker][marked] -= 1
    return counts


def _worlds_after(
    moves: Iterable[Move], worlds: dict[World, int], counts: list[list[int]]
) -> tuple[dict[World, int], int]:
    """The worlds after all moves with the ways to each, and how many more there are of all alike."""
    same = 1
    for giver, taker, card, marked in moves:
        if giver is not None:
            held = counts[giver][marked]
            counts[giver][marked] -= 1
            if any(world[giver] for world in worlds):
                worlds = _taken(worlds, giver, taker, card, marked, held)
            else:
                same *= held
        elif card and taker is not None:
            worlds = {_put(world, taker, world[taker] + card): ways for world, ways in worlds.items()}
        if taker is not None:
            counts[taker][marked] += 1
        if len(worlds) > MOST_ON_THE_WAY:
            break
    return worlds, same


def _taken(
    worlds: Mapping[World, int], giver: Seat, taker: Seat | None, card: str, marked: bool, held: int
) -> dict[World, int]:
    """The worlds after one of so many cards with this back left a hand: this card, or any if it was not seen."""
    found: defaultdict[World, int] = defaultdict(int)
    for world, ways in worlds.items():
        known = _with_back(world[giver], marked)
        if held > len(known):
            found[world] += ways * (held - len(known))
        for face in {card} & set(known) if card else set(known):
            left = _put(world, giver, without(world[giver], face))
            after = left if taker is None else _put(left, taker, left[taker] + face)
            found[after] += ways * known.count(face)
    return dict(found)


def _with_back(cards: str, marked: bool) -> str:
    return "".join(card for card in cards if card.isupper() == marked) if triggers(cards) or marked else cards


def _put(world: World, seat: Seat, cards: str) -> World:
    return (*world[:seat], ordered(cards), *world[seat + 1 :])
