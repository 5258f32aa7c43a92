"""A client that does not read, or says too much."""

from __future__ import annotations

from behemoth.table import messages as msg
from tests.table.stage import run, settle, two_at_tanks


def test_who_does_not_read_is_dropped_and_delays_nobody() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        slow = await stage.connect(1, capacity=2)
        await stage.act(anna, "C3>C4N")
        await stage.act(ben, "D14>D13S")
        assert slow.dropped
        assert len(slow.data) == 2
        assert anna.last("update")["turn"] == ben.last("update")["turn"] == 2
        assert not anna.dropped
        again = await stage.connect(1, seen=2)
        assert again.last("welcome")["turn"] == 2
        await stage.close()

    run(story())


def test_who_talks_too_much_is_told_so_and_others_go_on() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        for number in range(200):
            stage.runner.say(anna, msg.Ask(id=str(number), about="check"))
        await settle()
        assert anna.last("problem")["code"] == "too-many"
        assert len(anna.of("answer")) < 60
        await stage.time.passes(5_000)
        await stage.act(anna, "C3>C4N")
        await stage.act(ben, "D14>D13S")
        assert stage.match.turn == 2
        await stage.close()

    run(story())
