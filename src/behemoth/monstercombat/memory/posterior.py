"""How likely hidden cards are to be where, counted exactly.

A hidden card of another hand is *old* if it was there at the last reshuffle, *new* if it was drawn since, *known* if
the seat lost it to a thief. Old cards are together a known lot of cards, and so are the new ones with the draw pile:
within each lot, and each back, every order is equally likely. What is not seen is which card of a hand was shown or
stolen. A thief takes any card; and since nothing is concluded from what players decide (B8, B11), so does, for this
purpose, a player who shows one. So each way to have come here counts the same, and it is enough to count the ways:

1. For each group of hands between which cards were stolen unseen, go through its moves and count in how many ways it
   can have come to hold so many old, new and known cards while just these faces of the old and new lot were shown.
2. Put the groups together: the ways are multiplied, the shown faces added.
3. For all faces shown, count in how many ways the two lots can lie (falling factorials).

To draw one deal, choose the faces shown by 3, then a way for each group by 1 and 2, then shuffle each lot. The backs
are seen with every move, so plain and marked cards never mix and are counted apart.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import factorial, perm
from random import Random
from typing import Final, NamedTuple, TypeAlias, TypeVar

from behemoth.games import Seat
from behemoth.monstercombat.memory.evidence import Evidence, Move, no_cards, without_memory
from behemoth.monstercombat.memory.memory import World
from behemoth.monstercombat.tables.cards import ORDER, ordered, triggers, without

K = TypeVar("K")


class Held(NamedTuple):
    """The hidden cards of a hand: how many are old, how many new, and those that are known."""

    old: int
    new: int
    known: str


#: The hands of a group, in the order of its seats.
Hands: TypeAlias = tuple[Held, ...]
#: Which cards of the old and of the new lot have been shown: a number with a byte for each, so that lots add up.
Shown: TypeAlias = int

_BYTE: Final = 8
_OLD: Final = {card: _BYTE * place for place, card in enumerate(ORDER)}
_NEW: Final = {card: _BYTE * (place + len(ORDER)) for place, card in enumerate(ORDER)}
#: The highest bit of each byte; there are never so many copies of a card.
_GUARDS: Final = sum(0x80 << _BYTE * place for place in range(2 * len(ORDER)))
#: A group with more ways than this is too much to count in a moment; the seat then forgets what it saw.
MOST: Final = 20_000


class TooMany(Exception):
    """There is more to count than is worth it."""


class Deal(NamedTuple):
    """Hidden hands by seat, and what is left for the draw pile, in no order."""

    hands: tuple[str, ...]
    pile: str


class Lots(NamedTuple):
    """The cards with one back: the old ones and the new ones, and how many of each lie in which hidden hand.

    Within a lot every order is equally likely; what no hand takes of the new ones is the draw pile's.
    """

    old: str
    new: str
    held: tuple[tuple[Seat, Held], ...]


class Posterior:
    """All deals a seat thinks possible, each as likely as it is."""

    def __init__(self, evidence: Evidence) -> None:
        #: For each world at the last reshuffle: how many ways lead here from it, and the two backs.
        self._worlds: list[tuple[_Back, _Back]] = []
        self._ways: list[int] = []
        #: No lot was ever larger.
        self._orders = factorial(len(evidence.unseen) + len(evidence.moves))
        for world, likely in evidence.known or ((no_cards(len(evidence.hands)), 1),):
            self._add(evidence, world, likely)
        self.seats = len(evidence.hands)

    def _add(self, evidence: Evidence, world: World, likely: int) -> None:
        backs = []
        for marked in (False, True):
            back = _back(evidence, world, marked)
            if back is None or not back.ways:
                return
            likely *= back.ways * self._orders // back.orders
            backs.append(back)
        plain, marked_cards = backs
        self._worlds.append((plain, marked_cards))
        self._ways.append(likely)

    def __bool__(self) -> bool:
        return bool(self._worlds)

    def deal(self, rng: Random) -> Deal:
        """One of the deals, by chance."""
        backs = self._worlds[_choose(dict(enumerate(self._ways)), rng)]
        hands, pile = [""] * self.seats, ""
        for back in backs:
            pile += back.deal(hands, rng)
        return Deal(tuple(map(ordered, hands)), ordered(pile))

    def draft(self, rng: Random) -> tuple[Lots, Lots]:
        """The same before the lots are shuffled, plain cards and marked ones: for whoever shuffles them quickly."""
        plain, marked = self._worlds[_choose(dict(enumerate(self._ways)), rng)]
        return plain.draft(rng), marked.draft(rng)

    @property
    def certain(self) -> bool:
        """Whether there is only one draft."""
        return len(self._worlds) == 1 and all(back.certain for back in self._worlds[0])


@lru_cache(64)
def posterior(evidence: Evidence) -> Posterior:
    """The deals that fit what a seat saw. Cached, since a bot draws many deals from one moment."""
    try:
        found = Posterior(evidence)
    except TooMany:
        found = None
    # A made-up state may have a memory that fits no deal.
    return found or Posterior(without_memory(evidence))


class _Back:
    """The same for the cards with one back, from one world."""

    def __init__(self, old: str, new: str, lots: Shown, groups: list[_Group]) -> None:
        self.old, self.new = Counter(old), Counter(new)
        #: In how many orders both lots could lie before anything was seen.
        self.orders = factorial(len(old)) * factorial(len(new))
        self._lots = lots
        self._groups = groups
        #: For the first groups together, one more each time: the faces shown, and in how many ways.
        self._sums: list[dict[Shown, int]] = [{0: 1}]
        for group in groups:
            self._sums.append(self._joined(self._sums[-1], group))
        self._ends = {shown: ways * self._lies(shown) for shown, ways in self._sums[-1].items()}
        self.ways = sum(self._ends.values())

    def _joined(self, before: Mapping[Shown, int], group: _Group) -> dict[Shown, int]:
        by_shown: defaultdict[Shown, int] = defaultdict(int)
        for (_hands, shown), ways in group.ends.items():
            by_shown[shown] += ways
        found: defaultdict[Shown, int] = defaultdict(int)
        for shown, ways in before.items():
            for more, times in by_shown.items():
                found[shown + more] += ways * times
        kept = {shown: ways for shown, ways in found.items() if _within(shown, self._lots)}
        if len(kept) > MOST:
            raise TooMany
        return kept

    def _lies(self, shown: Shown) -> int:
        """In how many ways the cards of both lots can lie, if these were shown."""
        ways = 1
        for lot, place in ((self.old, _OLD), (self.new, _NEW)):
            left = lot.total()
            for card, copies in lot.items():
                gone = shown >> place[card] & 0xFF
                ways *= perm(copies, gone)
                left -= gone
            ways *= factorial(left)
        return ways

    @property
    def certain(self) -> bool:
        """Whether everything but the order of the lots is known."""
        return all(len(group.ends) == 1 for group in self._groups)

    def draft(self, rng: Random) -> Lots:
        """Which cards are left in each lot, and how many of them every hand holds, by chance."""
        shown = total = _choose(self._ends, rng)
        held: dict[Seat, Held] = {}
        for group, before in zip(reversed(self._groups), reversed(self._sums[:-1]), strict=True):
            fitting = {
                (ending, more): ways * before.get(total - more, 0) for (ending, more), ways in group.ends.items()
            }
            ending, more = _choose(fitting, rng)
            held |= zip(group.seats, ending, strict=True)
            total -= more
        return Lots(_left(self.old, shown, _OLD), _left(self.new, shown, _NEW), tuple(sorted(held.items())))

    def deal(self, hands: list[str], rng: Random) -> str:
        """Add the cards to the hands and give what is left, which is the draw pile's."""
        lots = self.draft(rng)
        old, new = list(lots.old), list(lots.new)
        rng.shuffle(old)
        rng.shuffle(new)
        for seat, hand in lots.held:
            hands[seat] += hand.known + _take(old, hand.old) + _take(new, hand.new)
        return "".join(new)


class _Group:
    """Hands between which cards were stolen unseen, and in how many ways they came to what they hold."""

    def __init__(self, seats: tuple[Seat, ...], start: Hands, moves: Iterable[Move], lots: Shown) -> None:
        self.seats = seats
        self.ends: dict[tuple[Hands, Shown], int] = {(start, 0): 1}
        places = {seat: place for place, seat in enumerate(seats)}
        for move in moves:
            found: defaultdict[tuple[Hands, Shown], int] = defaultdict(int)
            for (hands, shown), ways in self.ends.items():
                for following, more, times in _moved(hands, move, places):
                    now = shown + more
                    if not more or _within(now, lots):
                        found[following, now] += ways * times
            if len(found) > MOST:
                raise TooMany
            self.ends = dict(found)


def _moved(hands: Hands, move: Move, places: Mapping[Seat, int]) -> Iterator[tuple[Hands, Shown, int]]:
    """The hands after a move, what it showed, and how many cards it may have been."""
    card = move.card
    if move.giver is None:
        assert move.taker is not None
        taker = hands[places[move.taker]]
        more = Held(taker.old, taker.new, ordered(taker.known + card)) if card else taker._replace(new=taker.new + 1)
        yield _put(hands, places[move.taker], more), 0, 1
        return
    place = places[move.giver]
    old, new, known = hands[place]
    if move.taker is None:
        if old:
            yield _put(hands, place, Held(old - 1, new, known)), 1 << _OLD[card], old
        if new:
            yield _put(hands, place, Held(old, new - 1, known)), 1 << _NEW[card], new
        if card in known:
            yield _put(hands, place, Held(old, new, without(known, card))), 0, known.count(card)
        return
    end = places[move.taker]
    taken = hands[end]
    if old:
        left = _put(hands, place, Held(old - 1, new, known))
        yield _put(left, end, taken._replace(old=taken.old + 1)), 0, old
    if new:
        left = _put(hands, place, Held(old, new - 1, known))
        yield _put(left, end, taken._replace(new=taken.new + 1)), 0, new
    for face in set(known):
        left = _put(hands, place, Held(old, new, without(known, face)))
        yield _put(left, end, taken._replace(known=ordered(taken.known + face))), 0, known.count(face)


def _back(evidence: Evidence, world: World, marked: bool) -> _Back | None:
    """What can be counted of the cards with this back, or nothing if this world does not fit."""
    moves = [move for move in evidence.moves if move.marked == marked]
    start = _start(evidence, moves, world, marked)
    hidden = Counter(_with_back(evidence.unseen, marked))
    hidden.update(move.card for move in moves if move.giver is not None and move.card)
    hidden.subtract(move.card for move in moves if move.giver is None and move.card)
    hidden.subtract(_with_back("".join(world), marked))
    new = Counter(_with_back(evidence.pile, marked)) if evidence.pile is not None else Counter(hidden)
    hidden.subtract(new)
    if start is None or min(hidden.values(), default=0) < 0 or min(new.values(), default=0) < 0:
        return None
    lots = sum(copies << _OLD[card] for card, copies in hidden.items())
    lots += sum(copies << _NEW[card] for card, copies in new.items())
    groups = [
        _Group(seats, tuple(start[seat] for seat in seats), _of(moves, seats), lots) for seats in _linked(start, moves)
    ]
    return _Back("".join(hidden.elements()), "".join(new.elements()), lots, groups)


def _start(evidence: Evidence, moves: list[Move], world: World, marked: bool) -> dict[Seat, Held] | None:
    """What each hidden hand held before the moves: all of it old after a reshuffle, else as new as the pile."""
    start = {}
    for seat, backs in enumerate(evidence.hands):
        touched = [move for move in moves if seat in (move.giver, move.taker)]
        cards = backs[marked] + sum(1 if move.giver == seat else -1 for move in touched)
        known = _with_back(world[seat], marked)
        if cards < len(known):
            return None
        if backs[marked] or touched:
            rest = cards - len(known)
            start[seat] = Held(0, rest, known) if evidence.pile is None else Held(rest, 0, known)
    return start


def _linked(start: Mapping[Seat, Held], moves: list[Move]) -> list[tuple[Seat, ...]]:
    """The hands in groups: those between which a card was stolen unseen belong together."""
    group = {seat: {seat} for seat in start}
    for move in moves:
        if move.giver is not None and move.taker is not None:
            together = group[move.giver] | group[move.taker]
            group |= dict.fromkeys(together, together)
    return sorted({tuple(sorted(seats)) for seats in group.values()})


def _of(moves: list[Move], seats: tuple[Seat, ...]) -> Iterator[Move]:
    return (move for move in moves if move.giver in seats or move.taker in seats)


def _within(shown: Shown, lots: Shown) -> bool:
    """Whether there are enough copies of every card that was shown: no byte of the difference borrows from the next."""
    return (lots + _GUARDS - shown) & _GUARDS == _GUARDS


def _with_back(cards: str, marked: bool) -> str:
    return "".join(card for card in cards if card.isupper() == marked) if triggers(cards) or marked else cards


def _put(hands: Hands, place: int, hand: Held) -> Hands:
    return (*hands[:place], hand, *hands[place + 1 :])


def _left(lot: Counter[str], shown: Shown, place: Mapping[str, int]) -> str:
    return "".join(card * (lot[card] - (shown >> place[card] & 0xFF)) for card in sorted(lot))


def _take(cards: list[str], count: int) -> str:
    return "".join(cards.pop() for _ in range(count))


def _choose(ways: Mapping[K, int], rng: Random) -> K:
    """One of these by chance, the likelier the more ways lead to it."""
    number = rng.randrange(sum(ways.values()))
    for found, count in ways.items():
        number -= count
        if number < 0:
            return found
    raise AssertionError("the number is below the sum")
