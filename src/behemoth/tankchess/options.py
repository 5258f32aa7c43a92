"""The options of Tank Chess: those that are rules, and how a game starts."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from behemoth.games import InvalidOptions


class Goal(msgspec.Struct, frozen=True):
    """What a game is about (TC4.1, TC12.14 to TC12.16)."""

    #: Who loses the command tank loses the game.
    commander: bool = True
    #: The command tank wins by leaving over the far edge.
    leaves: bool = False
    #: Each side has a flag, to be reached by the other.
    flags: bool = False
    #: The flag must be carried home.
    carried: bool = False


#: The goals by name; all but the standard one are ours.
GOALS: Final = {
    "standard": Goal(leaves=True),
    "flag": Goal(flags=True),
    "carry": Goal(flags=True, carried=True),
    "last_tank": Goal(commander=False),
}


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules a position is played by (TC4.4, TC6.7, TC6.10, TC12.10, TC12.14); the only place that declares them.

    Values out of bounds are refused wherever rules or options are made. Raises InvalidOptions.
    """

    repetition: Annotated[int, Meta(ge=2, le=9)] = 3
    quiet_moves: Annotated[int, Meta(ge=1, le=500)] = 50
    throw_own: bool = False
    fall_choice: Literal["owner", "killer"] = "owner"
    goal: Literal["standard", "flag", "carry", "last_tank"] = "standard"
    remote_mines: Annotated[int, Meta(ge=0, le=5)] = 0

    @property
    def aim(self) -> Goal:
        """What the game is about."""
        return GOALS[self.goal]

    def __post_init__(self) -> None:
        for name, kind in _TYPES.items():
            try:
                msgspec.convert(getattr(self, name), kind)
            except msgspec.ValidationError as error:
                raise InvalidOptions("error-option-value", fault=f"{error} - at `$.{name}`") from None

    def changes(self) -> dict[str, object]:
        """The rules that differ from the standard."""
        values = {name: getattr(self, name) for name in RULE_NAMES}
        return {name: value for name, value in values.items() if value != getattr(STANDARD, name)}


#: The letter of each in the position line (TC9.3).
RULE_LETTERS: Final = {
    "r": "repetition",
    "q": "quiet_moves",
    "t": "throw_own",
    "k": "fall_choice",
    "g": "goal",
    "d": "remote_mines",
}
_TYPES: Final = get_type_hints(Rules, include_extras=True)
#: The names of the options that are rules.
RULE_NAMES: Final = Rules.__struct_fields__
# A rule without a letter would be lost wherever a position is written as text.
assert sorted(RULE_LETTERS.values()) == sorted(RULE_NAMES), "each rule has a letter in the position line"
STANDARD: Final = Rules()


def rule_values(name: str) -> tuple[object, ...]:
    """The values a rule can have, in order; nothing for numbers."""
    kind = _TYPES[name]
    return (False, True) if kind is bool else get_args(kind) if get_origin(kind) is Literal else ()


class TankOptions(Rules, frozen=True):
    """What people choose before a game; the texts that explain each are in the catalogue (``option-…``).

    A position line may bring rules of its own. They hold unless an option is given here, which means: has a value
    that is not the standard one.
    """

    #: The name of a scheme; not used if a position is given.
    scheme: str = "basic-16"
    #: A one-line position to start from instead (TC9.3).
    position: str | None = None

    @property
    def rules(self) -> Rules:
        """The part of them that is rules of play."""
        return Rules(**self.changes())  # type: ignore[arg-type]

    def over(self, rules: Rules) -> Rules:
        """The rules of a position line with what is given here put over them."""
        return msgspec.structs.replace(rules, **self.changes())
