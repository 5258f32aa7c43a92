"""Everything the rules leave open, as typed options with bounds; each has a help text in the catalogue."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from behemoth.games import InvalidOptions
from behemoth.monstercombat.tables.cards import CARDS, deck
from behemoth.monstercombat.tables.event_cards import EVENT_CARDS, KINDS

VERSUS: Final = "versus"
COOP: Final = "coop"

_Copies: TypeAlias = Annotated[int, Meta(ge=0, le=EVENT_CARDS)]


class EventCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of the 20 event cards are of each kind (B4)."""

    heal: _Copies = 4
    immune: _Copies = 4
    discard: _Copies = 4
    attack: _Copies = 4
    reverse: _Copies = 4

    def pile(self) -> str:
        """The event cards in canonical order."""
        return "".join(letter * int(getattr(self, name)) for letter, name in KINDS.items())


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The options of a game of Monster Combat; the number after each is the ruling it belongs to."""

    variant: Literal["versus", "coop"] = "versus"
    event_counts: EventCounts = EventCounts()  # B4
    trigger_count: Annotated[int, Meta(ge=0, le=CARDS)] = 20  # B5
    starter: Literal["random", "first"] = "random"  # B6
    x2_shields: Literal["one", "one_per_heart"] = "one"  # B13
    hearts: Annotated[int, Meta(ge=1, le=9)] = 3  # B14
    hand_limit: Annotated[int, Meta(ge=1, le=7)] = 7  # B17; seven hands of seven leave eight cards (MC2.4)
    reverse_ends_turn: bool = True  # B21
    discard_redraw: Annotated[int, Meta(ge=0, le=7)] = 0  # B22
    open_hands: bool = False  # B24
    turn_cap: Annotated[int, Meta(ge=1, le=10_000)] = 1000  # B25
    turn_cap_v1: Literal["drawn", "most_hearts"] = "drawn"  # B25
    trigger_on_any_draw: bool = False  # C1
    lightning_secret: bool = False  # C4
    immune_counts_as_shield: bool = False  # C6
    immunity_scope: Literal["all", "attacks"] = "all"  # C11
    attack_target: Literal["active", "all"] = "active"  # D1
    v2_immunity: Literal["literal", "through_next_turn"] = "literal"  # D3
    sleep: Literal["caster_round", "next_turn", "n_turns"] = "caster_round"  # D4
    carry_over: bool = False  # D9

    @property
    def coop(self) -> bool:
        """Whether all play together against the monsters."""
        return self.variant == COOP

    def __reduce__(self) -> tuple[object, ...]:
        # What is as by default is left to the defaults: a copy from a pickle is then written like this one.
        plain = Options()
        names = (name for name in self.__struct_fields__ if getattr(self, name) != getattr(plain, name))
        return _unpickled, ({name: getattr(self, name) for name in names},)


def _unpickled(chosen: dict[str, Any]) -> Options:
    return Options(**chosen)


#: Options that mean something in one variant only; in the other they must be left alone.
ONLY_IN: Final = {
    VERSUS: (
        "trigger_count",
        "turn_cap_v1",
        "trigger_on_any_draw",
        "lightning_secret",
        "immune_counts_as_shield",
        "immunity_scope",
    ),
    COOP: ("x2_shields", "open_hands", "attack_target", "v2_immunity", "sleep", "carry_over"),
}
#: For each variant the options it has.
FIELDS_OF: Final = {
    variant: tuple(name for name in Options.__struct_fields__ if name not in ONLY_IN[other])
    for variant, other in ((VERSUS, COOP), (COOP, VERSUS))
}


def checked(options: Options) -> Options:
    """The options if they are possible together. Raises InvalidOptions.

    What was chosen as it is anyway is left to the defaults, which are not written: equal options are written alike.
    """
    try:
        msgspec.convert(msgspec.to_builtins(options), Options)
    except msgspec.ValidationError as error:
        raise InvalidOptions("error-option-value", fault=str(error)) from None
    total = len(options.event_counts.pile())
    if total != EVENT_CARDS:
        raise InvalidOptions("error-combat-event-counts", rule="B4", total=total, needed=EVENT_CARDS)
    plain = msgspec.structs.asdict(Options())
    chosen = {name: value for name, value in msgspec.structs.asdict(options).items() if value != plain[name]}
    for name in chosen:
        if name not in FIELDS_OF[options.variant]:
            raise InvalidOptions("error-combat-option-variant", option=name, variant=options.variant)
    if options.trigger_on_any_draw and options.discard_redraw and not _redraws_end(options):
        raise InvalidOptions("error-combat-endless-redraw", rule="C1")
    return Options(**chosen)


def _redraws_end(options: Options) -> bool:
    # A redraw may trigger a redraw without end; only a REVERSE that ends the turn is sure to stop it.
    return options.reverse_ends_turn and options.event_counts.reverse > 0


def deck_for(options: Options) -> str:
    """The playing cards of a game. Together nobody looks at backs, so all are plain there (D19)."""
    return deck(0 if options.coop else options.trigger_count)
