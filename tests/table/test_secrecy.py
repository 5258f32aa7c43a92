"""No byte a runner sends tells a viewer what they cannot know: matches that differ in hidden cards only sound alike."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from behemoth.bots import InlineWorkers
from behemoth.games import EVERYTHING, PUBLIC
from behemoth.table import MatchRunner, PerDecision, Setup, Store, fold
from behemoth.table import messages as msg
from behemoth.table.entries import SatDown
from behemoth.table.setup import SeatPlan, hash_of
from tests.table.stage import NOON, ManualTime, NotingConnection, run, settle
from tests.table.stage_store import StageStore

VARIANTS: dict[str, dict[str, str]] = {
    "versus": {},
    "secret": {"lightning_secret": "true"},
    "coop": {"variant": "coop"},
    "fresh": {"discard_redraw": "5", "trigger_on_any_draw": "true"},
}
SEATS = 3
TOKENS = tuple(f"token-of-seat-number-{seat}" for seat in range(SEATS))


async def match_with(
    options: dict[str, str], store: Store, state: Any = None
) -> tuple[MatchRunner, ManualTime, dict[Any, NotingConnection]]:
    """A runner where everybody and a spectator listen. ``state`` is put in place of the dealt one."""
    setup = Setup(
        id="m",
        game="monster-combat",
        rules_version=1,
        options=options,
        seats=(SeatPlan(),) * SEATS,
        clock=PerDecision(60),
        seed="same",
        created=NOON,
    )
    seated = [
        SatDown(at=NOON, seat=seat, name=f"P{seat}", token_hash=hash_of(token)) for seat, token in enumerate(TOKENS)
    ]
    match = fold(setup, seated)
    if state is not None:
        match = msgspec.structs.replace(match, state=state)
    time_source = ManualTime()
    await store.erase("m")
    await store.create(setup, seated)
    runner = MatchRunner(match, store, time_source, InlineWorkers())
    runner.start()
    connections: dict[Any, NotingConnection] = {}
    for viewer in (*range(SEATS), PUBLIC):
        connections[viewer] = NotingConnection()
        tokens = () if viewer == PUBLIC else (TOKENS[viewer],)
        runner.enter(connections[viewer], msg.Hello(id="h", protocol=1, match="m", tokens=tokens))
        await settle()
    return runner, time_source, connections


async def say_everything(
    runner: MatchRunner, time_source: ManualTime, connections: dict[Any, NotingConnection], action: str
) -> None:
    """Everybody asks, somebody acts rightly, everybody acts wrongly; then the time runs out once."""
    for viewer, connection in connections.items():
        seat = None if viewer == PUBLIC else viewer
        runner.say(connection, msg.Ask(id="q", about="actions", seat=seat))
        if seat is not None and seat not in runner.match.to_act:
            runner.say(
                connection, msg.Act(id=f"w{runner.match.turn}", seat=seat, turn=runner.match.turn, action="sword")
            )
    await settle()
    seat = runner.match.to_act[0]
    runner.say(connections[seat], msg.Act(id=f"a{runner.match.turn}", seat=seat, turn=runner.match.turn, action=action))
    await settle()
    runner.say(connections[seat], msg.Act(id=f"b{runner.match.turn}", seat=seat, turn=runner.match.turn, action="take"))
    await settle()
    await time_source.passes(1_000)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.rule("B24", "B26")
def test_hidden_cards_make_no_difference_to_who_cannot_see_them(variant: str) -> None:
    async def story() -> None:
        store = StageStore()
        compared = 0
        rng = Random(7)
        runner, _, _ = await match_with(VARIANTS[variant], store)
        state: Any = runner.match.state
        await runner.close()
        for _ in range(60):
            if state.outcome() is not None:
                break
            seat = state.to_act()[0]
            action = state.actions(seat).sample(rng)
            viewer = rng.randrange(SEATS)
            other = state.imagine(viewer, rng)
            # The action must be possible in both worlds, and lead on without uncovering what differs.
            if other != state and action in other.actions(seat):
                compared += await compare(VARIANTS[variant], store, state, other, viewer, state.write(seat, action))
            state = state.play(seat, action, Random(rng.random())).state
        assert compared > 15, "too few pairs: the test tests nothing"

    run(story())


async def compare(options: dict[str, str], store: Store, state: Any, other: Any, viewer: int, action: str) -> int:
    """Whether the pair could be told apart by what followed is decided by the views, not by what was sent."""
    sent: list[list[bytes]] = []
    views: list[list[bytes]] = []
    over = False
    for world in (state, other):
        runner, time_source, connections = await match_with(options, store, world)
        seen = [msgspec.json.encode(runner.match.state.view(viewer))]
        await say_everything(runner, time_source, connections, action)
        seen.append(msgspec.json.encode(runner.match.state.view(viewer)))
        views.append(seen)
        sent.append(connections[viewer].data)
        over = runner.match.over
        await runner.close()
    assert views[0][0] == views[1][0]
    if over or views[0] != views[1]:
        return 0  # the end, or the action itself, uncovered something, as a drawn or a played card does
    assert sent[0] == sent[1]
    return 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_message_of_a_whole_game_holds_another_s_cards(variant: str) -> None:
    """Walks through everything that was sent and looks for faces and actions a viewer may not know."""

    async def story() -> None:
        store = StageStore()
        runner, time_source, connections = await match_with(VARIANTS[variant], store)
        rng = Random(3)
        for _ in range(120):
            match: Any = runner.match
            if match.over:
                break
            seat = match.to_act[0]
            action = match.state.write(seat, match.state.actions(seat).sample(rng))
            await say_everything(runner, time_source, connections, action)
        assert runner.match.turn > 25
        for viewer, connection in connections.items():
            for message in connection.messages:
                check_message(message, viewer, over=runner.match.over)
        await runner.close()

    run(story())


@pytest.mark.parametrize("variant", VARIANTS)
def test_after_the_end_all_hands_lie_open(variant: str) -> None:
    async def story() -> None:
        store = StageStore()
        runner, time_source, connections = await match_with(VARIANTS[variant], store)
        rng = Random(4)
        while not runner.match.over:
            seat = runner.match.to_act[0]
            state: Any = runner.match.state
            await say_everything(runner, time_source, connections, state.write(seat, state.actions(seat).sample(rng)))
        for viewer, connection in connections.items():
            views = connection.last("update")["views"]
            assert set(views) == {str(viewer), EVERYTHING}
            assert all(player["hand"] is not None for player in views[EVERYTHING]["players"])
        await runner.close()

    run(story())


def check_message(message: dict[str, Any], viewer: Any, *, over: bool) -> None:
    if message.get("outcome"):
        return  # after the end everything may be shown
    assert "seed" not in message
    assert EVERYTHING not in message.get("views", {})
    for name, view in message.get("views", {}).items():
        assert name == str(viewer)
        for seat, player in enumerate(view["players"]):
            assert player["hand"] is None or seat == viewer
    for line in message.get("log", ()):
        event = line["event"]
        owners = {event.get("seat"), event.get("thief"), event.get("victim")}
        if event["event"] in ("Drew", "Stole") and viewer not in owners:
            assert event["cards"] is None
        if line.get("action"):
            assert line["seat"] == viewer, "an action as written may hold a secret"
        assert event["event"] != "TimeRanOut" or event["seat"] == viewer
    if message["is"] == "answer" and viewer == PUBLIC:
        assert message["answer"]["actions"] == []


def test_one_device_is_told_no_more_than_everybody() -> None:
    """A device that is handed around hears the public log: what one draws is not read out to the next."""

    async def story() -> None:
        store = StageStore()
        runner, _, connections = await match_with({}, store)
        device = NotingConnection()
        runner.enter(device, msg.Hello(id="h", protocol=1, match="m", tokens=TOKENS))
        await settle()
        seat = runner.match.to_act[0]
        runner.say(device, msg.Act(id="1", seat=seat, turn=0, action="pass"))
        await settle()
        drew = [line["event"] for line in device.last("update")["log"] if line["event"]["event"] == "Drew"]
        assert drew
        assert all(event["cards"] is None for event in drew)
        assert set(device.last("update")["views"]) == {"0", "1", "2"}
        assert device.last("update")["log"] == connections[PUBLIC].last("update")["log"]
        await runner.close()

    run(story())
