"""Where stolen cards are, read from all ways that ``imagine`` counts: slow, and another way than the rules' own."""

from __future__ import annotations

from collections import defaultdict

from behemoth.monstercombat.memory.evidence import Evidence, no_cards
from behemoth.monstercombat.memory.memory import Known, World
from behemoth.monstercombat.memory.posterior import _Back, _within, posterior
from behemoth.monstercombat.memory.whereabouts import shares
from behemoth.monstercombat.tables.cards import ordered


def thorough(evidence: Evidence) -> Known:
    """The worlds of known cards with how likely each is; old cards are not told from new ones."""
    found: defaultdict[World, int] = defaultdict(int)
    counted = posterior(evidence._replace(pile=None))
    for ways, (plain, marked) in zip(counted._ways, counted._worlds, strict=True):
        for one, likely in _known(plain, counted.seats).items():
            for other, as_likely in _known(marked, counted.seats).items():
                world = tuple(ordered(a + b) for a, b in zip(one, other, strict=True))
                found[world] += ways * likely * as_likely // (plain.ways * marked.ways)
    return shares(found)


def _known(back: _Back, seats: int) -> dict[World, int]:
    """In how many ways the known cards with this back are where."""
    found: dict[tuple[World, int], int] = {(no_cards(seats), 0): 1}
    for group in back._groups:
        joined: defaultdict[tuple[World, int], int] = defaultdict(int)
        for (hands, more), times in group.ends.items():
            for (world, shown), ways in found.items():
                if _within(shown + more, back._lots):
                    cards = list(world)
                    for seat, hand in zip(group.seats, hands, strict=True):
                        cards[seat] += hand.known
                    joined[tuple(cards), shown + more] += ways * times
        found = dict(joined)
    worlds: defaultdict[World, int] = defaultdict(int)
    for (world, shown), ways in found.items():
        worlds[world] += ways * back._lies(shown)
    return {world: ways for world, ways in worlds.items() if ways}
