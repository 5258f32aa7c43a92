"""Was the game dealt and played as the record says? Everything chance decided is recomputed from the seed."""

from __future__ import annotations

import hmac
from random import Random

import msgspec

from behemoth.games.chance import START, commitment, rng_for
from behemoth.games.record import Record, replay, result_words
from behemoth.locale import DEFAULT_LANGUAGE, say


class Verification(msgspec.Struct, frozen=True):
    """What was found to be true of a record. What cannot be known from a record is not in here."""

    #: How many actions were played again, each legal where it stands.
    actions: int
    #: The result by the rules, which is also what the record states: ``1-0 destroyed``, or ``*`` while it goes on.
    result: str
    #: The hash of the seed; empty where the record has no seed, and then nothing is known about the chance in it.
    commitment: str
    #: Whether that is the hash that was told at the start; None where nobody said what was told.
    as_told: bool | None
    #: Whether chance decided something before the first action, and with how many of the actions.
    dealt: bool
    chances: int

    @property
    def sound(self) -> bool:
        """Whether nothing speaks against the record."""
        return self.as_told is not False

    def found(self, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
        """What was verified, in sentences."""
        lines = [say("verify-played", language, actions=self.actions, result=self.result)]
        if self.commitment:
            dealt = "yes" if self.dealt else "no"
            key = "verify-chance" if self.dealt or self.chances else "verify-no-chance"
            lines.append(say(key, language, dealt=dealt, chances=self.chances))
            lines.append(say("verify-commitment", language, commitment=self.commitment))
        if self.as_told:
            lines.append(say("verify-as-told", language))
        return tuple(lines)

    def not_found(self, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
        """What a record cannot show, or what nobody gave us to compare with."""
        keys = [] if self.commitment else ["verify-no-seed"]
        if self.commitment and self.as_told is None:
            keys.append("verify-compare")
        return tuple(say(key, language) for key in (*keys, "verify-not-people"))


def verify(record: Record, told: str = "") -> Verification:
    """Play the record again by the rules, with the chance of its seed. ``told`` is the commitment that was told at
    the start. Raises BrokenRecord, or another GameError, at the first thing that is not as it should be."""
    drawn = _Drawn()
    outcome = None
    for moment in replay(record, events=False, chance=drawn.source):
        drawn.look()
        outcome = moment.state.outcome()
    hashed = commitment(record.seed) if record.seed else ""
    return Verification(
        actions=len(record.entries),
        result=" ".join(result_words(outcome)).strip(),
        commitment=hashed,
        as_told=hmac.compare_digest(told.strip().lower().encode(), hashed.encode()) if told else None,
        dealt=START in drawn.places,
        chances=len(drawn.places - {START}),
    )


class _Drawn:
    """Remembers where a random source was really used. The sources themselves are those of every replay."""

    def __init__(self) -> None:
        self.places: set[int] = set()
        self._given: list[tuple[int, Random, object]] = []

    def source(self, seed: str, index: int) -> Random:
        rng = rng_for(seed, index)
        self._given.append((index, rng, rng.getstate()))
        return rng

    def look(self) -> None:
        """Note which of the sources given since the last look have been drawn from."""
        self.places.update(index for index, rng, before in self._given if rng.getstate() != before)
        self._given.clear()
