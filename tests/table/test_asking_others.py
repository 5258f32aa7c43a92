"""A position that is played at one process is known at the others when somebody asks for help with it."""

from __future__ import annotations

import pytest

from behemoth.table import MemoryStore, StoreFailure
from behemoth.table.asking_others import MOST, AskingOthers
from behemoth.table.presence import TOGETHER, Presence
from tests.table.stage import ManualTime, run


class Process:
    """One of several, with the positions that are played there."""

    def __init__(self, store: MemoryStore, time: ManualTime, *played: int) -> None:
        self.played = {("chess", position) for position in played}
        self.asked: list[int] = []
        self.presence = Presence(store, time, dict, lambda match: None)
        self.asking = AskingOthers(store, self.presence, self._is_played)
        store.hear_tellings(self.presence.hear)
        store.hear_tellings(self.asking.hear)

    async def _is_played(self, game: str, positions: object) -> bool:
        assert isinstance(positions, tuple)
        self.asked.append(len(positions))
        return any((game, position) in self.played for position in positions)


async def three() -> tuple[Process, Process, Process]:
    time, store = ManualTime(), MemoryStore()
    made = Process(store, time, 1), Process(store.twin(), time, 2), Process(store.twin(), time, 2**63, 4)
    for process in made:
        await process.presence.again()
    await time.passes(TOGETHER)
    return made


@pytest.mark.parametrize(
    ("positions", "played"), [((2,), True), ((9, 2**63), True), ((1,), False), ((7, 8), False), ((), False)]
)
def test_what_others_play_is_known(positions: tuple[int, ...], played: bool) -> None:
    async def story() -> None:
        one, *_ = await three()
        assert await one.asking.ask("chess", positions) is played
        assert await one.asking.ask("go", positions) is False

    run(story())


def test_of_a_long_game_the_end_is_asked_about() -> None:
    async def story() -> None:
        one, two, _ = await three()
        assert not await one.asking.ask("chess", tuple(range(2**63 - 1000, 2**63)))
        assert two.asked == [MOST]
        assert await one.asking.ask("chess", (*range(100, 2000), 4))

    run(story())


def test_who_is_alone_asks_nobody_and_nobody_waits_for_the_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mute(MemoryStore):
        async def tell(self, text: str) -> None:
            raise StoreFailure("away")

    monkeypatch.setattr("behemoth.table.asking_others.PATIENCE", 0.01)

    async def story() -> None:
        one = Process(Mute(), ManualTime(), 1)
        assert not await one.asking.ask("chess", (2,))
        one.presence.hear('{"who":"somebody who died"}')
        assert not await one.asking.ask("chess", (2,))

    run(story())


def test_what_is_said_about_other_things_is_passed_over() -> None:
    async def story() -> None:
        one, *_ = await three()
        for text in ("", "[]", '{"who":"x"}', '{"who":"x","to":"nothing","yes":true}'):
            one.asking.hear(text)
        assert await one.asking.ask("chess", (2,))

    run(story())
