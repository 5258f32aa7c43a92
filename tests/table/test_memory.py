"""What the table remembers changes nothing: with a memory, with a tiny one and without, it sends the same bytes."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from behemoth.games import Event
from behemoth.table import Memory, PerDecision, making
from behemoth.table import messages as msg
from behemoth.table.memory import Bounded, encode_view
from tests.table.stage import Stage, run


async def everything_sent(game: str, seats: int, memory: Memory, **options: str) -> list[list[bytes]]:
    """A match of some chance moves: what each player, and spectators in both languages, are sent."""
    rng = Random(7)
    stage = Stage(memory=memory)
    await stage.make(game, *("Anna", "Ben", "Cleo")[:seats], clock=PerDecision(30), **options)
    players = [await stage.connect(seat, language="de" if seat else "en") for seat in range(seats)]
    others = [await stage.connect(language=language) for language in ("en", "de", "en")]
    for number in range(40):
        if stage.match.over:
            break
        seat = stage.match.to_act[0]
        if number % 30 == 29:
            await stage.time.passes(31_000)  # the table decides, or the flag falls
            continue
        await stage.act(players[seat], stage.any_action(rng), seat=seat)
        if number % 7 == 3:
            others.append(await stage.connect(seen=number, language="de"))
        if number % 11 == 4:
            await stage.say(players[seat], msg.Speak(id="l", language="de"))
    await stage.close()
    return [connection.data for connection in (*players, *others)]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("tank-chess", 2, {"scheme": "basic-16"}), ("monster-combat", 3, {}), ("monster-combat", 2, {"variant": "coop"})],
)
def test_the_memory_can_be_taken_away(
    game: str, seats: int, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "new_seed", lambda: "the same chance for all")
    sent = []
    for memory in (Memory(), Memory(1), Memory(0)):
        names = count()
        monkeypatch.setattr(making, "new_id", lambda names=names: f"match{next(names)}")
        sent.append(run(everything_sent(game, seats, memory, **options)))
    assert sum(map(len, sent[0])) > 100
    assert sent[0] == sent[1] == sent[2]


def test_it_keeps_so_many_and_no_more() -> None:
    kept: Bounded[str] = Bounded(3)
    made: list[int] = []

    def make(number: int) -> str:
        made.append(number)
        return str(number)

    for number in (1, 2, 3, 1, 2, 4, 1):
        assert kept.get(number, lambda number=number: make(number)) == str(number)  # type: ignore[misc]
        assert len(kept) <= 3
    assert made == [1, 2, 3, 4, 1]
    kept.forget(4)
    assert kept.find(4) is None


def test_a_view_is_encoded_once_for_a_state() -> None:
    async def story() -> None:
        stage = Stage()
        await stage.make("tank-chess", "Anna", "Ben")
        memory, state = Memory(), stage.match.state
        first = memory.view("m", state, "public")
        assert memory.view("m", state, "public") is first
        assert bytes(first) == bytes(encode_view(state, "public"))
        later: Any = state.play(0, state.actions(0).sample(Random(1)), Random(1)).state
        assert bytes(memory.view("m", later, "public")) == bytes(encode_view(later, "public"))
        await stage.close()

    run(story())


class Listed(Event, frozen=True):
    """An event of somebody else's game whose field has no hash. Its sentence is borrowed from our catalogue."""

    seats: list[int]

    def key(self) -> str:
        return "error-not-your-turn"


def test_an_event_without_a_hash_has_its_sentence_all_the_same() -> None:
    event = Listed([0, 1])
    with pytest.raises(TypeError):
        hash(event)
    assert Memory().sentence(event, "en", ("Anna",)) == event.sentence("en") != ""
