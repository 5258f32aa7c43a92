"""Monster Combat as a ``Game``: its name, its options, how it starts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from behemoth.games import Game, InvalidOptions, Moment, Seat, Step, needed, variations
from behemoth.locale import DEFAULT_LANGUAGE
from behemoth.monstercombat.actions import Action
from behemoth.monstercombat.from_view import from_view
from behemoth.monstercombat.memory.memory import nothing_yet
from behemoth.monstercombat.parts import NO_MONSTER, MonsterState, Piles, Turn
from behemoth.monstercombat.rules.machine import run
from behemoth.monstercombat.rules.phases import Phase
from behemoth.monstercombat.rules.table import Table
from behemoth.monstercombat.state import CombatState, frozen
from behemoth.monstercombat.tables.cards import OPENING_HAND, ordered
from behemoth.monstercombat.tables.monsters import HEARTS
from behemoth.monstercombat.tables.options import COOP, FIELDS_OF, VERSUS, EventCounts, checked, deck_for
from behemoth.monstercombat.tables.options import Options as CombatOptions
from behemoth.monstercombat.tables.presets import GRIM_EVENTS
from behemoth.monstercombat.text.state_text import read_state


class MonsterCombat(Game[Action, CombatOptions]):
    """Everybody against everybody, or all together against ten monsters; 2 to 7 players."""

    id: ClassVar[str] = "monster-combat"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 8)
    Options: ClassVar[type[CombatOptions]] = CombatOptions
    coach: ClassVar[bool] = True

    def start(self, options: CombatOptions, seats: int, rng: Random | None = None) -> CombatState:
        """SETUP, and the first turn up to its first decision."""
        return frozen(self._first_turn(options, seats, rng, events=False))

    def opening(self, options: CombatOptions, seats: int, rng: Random | None = None) -> Step[Action]:
        """The same, and what happened in it: whose turn it is, what was drawn, an event."""
        table = self._first_turn(options, seats, rng, events=True)
        return Step(frozen(table), tuple(table.events), final=True)

    def _first_turn(self, options: CombatOptions, seats: int, rng: Random | None, *, events: bool) -> Table:
        options = checked(options)
        if seats not in self.seats:
            raise InvalidOptions("error-seats", seats=seats, least=self.seats.start, most=self.seats.stop - 1)
        rng = needed(rng)
        table = Table(_set_up(options, seats, rng), rng, events)
        run(table, Phase.TURN_START)
        return table

    def parse(self, text: str) -> CombatState:
        return read_state(text)

    def from_view(self, view: bytes, seat: Seat, rng: Random) -> CombatState:
        return from_view(view, seat, rng)

    def about(self, language: str = DEFAULT_LANGUAGE) -> dict[str, Any]:
        """Cards, events, monsters, presets."""
        from behemoth.monstercombat.queries import about

        return about(language)

    def moving_picture(
        self, moments: Sequence[Moment], names: Sequence[str] = (), language: str = DEFAULT_LANGUAGE
    ) -> str:
        """The table with all hands open, and what happened written below."""
        from behemoth.monstercombat.drawing.game_picture import draw_game, shots_of

        return draw_game(shots_of(moments, names, language), language=language, names=names)

    def variations(self) -> Iterator[CombatOptions]:
        """Both variants: the defaults, then every option that means something there on its own."""
        for variant in (VERSUS, COOP):
            plain = CombatOptions(variant=variant)
            yield plain
            yield msgspec.structs.replace(plain, event_counts=GRIM_EVENTS)
            for other in variations(CombatOptions):
                for name in FIELDS_OF[variant]:
                    value = getattr(other, name)
                    if name != "variant" and value != getattr(plain, name):
                        yield msgspec.structs.replace(plain, **{name: value})
        yield CombatOptions(trigger_on_any_draw=True, discard_redraw=5)
        yield CombatOptions(trigger_on_any_draw=True, event_counts=EventCounts(0, 4, 8, 6, 2), trigger_count=40)
        yield CombatOptions(
            variant=COOP, attack_target="all", x2_shields="one_per_heart", v2_immunity="through_next_turn"
        )
        yield CombatOptions(variant=COOP, carry_over=True, sleep="n_turns", hearts=9)


def _set_up(options: CombatOptions, seats: int, rng: Random) -> CombatState:
    """SETUP: two shuffled piles, five cards each from seat 0 on, then the starter (MC7.4, B6). No event yet (B7)."""
    cards, events = list(deck_for(options)), list(options.event_counts.pile())
    rng.shuffle(cards)
    rng.shuffle(events)
    pile = "".join(cards)
    dealt = OPENING_HAND * seats
    return CombatState(
        options=options,
        hearts=(options.hearts,) * seats,
        hands=tuple(ordered(pile[first : first + OPENING_HAND]) for first in range(0, dealt, OPENING_HAND)),
        immune=(0,) * seats,
        turn=Turn(rng.randrange(seats) if options.starter == "random" else 0),
        piles=Piles(pile[dealt:], events="".join(events)),
        monster=MonsterState(1, HEARTS[1]) if options.coop else NO_MONSTER,
        memory=nothing_yet(seats),
    )
