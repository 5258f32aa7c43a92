"""What players may say: names of a fixed list, not too often, heard by all who are connected and kept nowhere."""

from __future__ import annotations

import msgspec
import pytest

from behemoth.locale import LANGUAGES, say
from behemoth.table import PHRASES, Refusal, read_message
from behemoth.table import messages as msg
from behemoth.table.phrases import AT_ONCE, ONE_MORE, PhraseRates
from tests.table.stage import NOON, run, two_at_tanks
from tests.table.two_processes import TwoProcesses


def words(seat: int, phrase: str, number: int = 0) -> msg.Say:
    return msg.Say(id=f"say{number}", seat=seat, phrase=phrase)


def test_every_phrase_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        found = [say(f"web-phrase-{phrase.id}", language) for phrase in PHRASES]
        assert len(set(found)) == len(PHRASES)


def test_everybody_hears_it_and_nothing_keeps_it() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        watcher = await stage.connect()
        before = stage.match
        await stage.say(anna, words(0, "well-played"))
        assert anna.last("ack")["id"] == "say0"
        for connection in (anna, ben, watcher):
            assert connection.last("said") == {"is": "said", "seat": 0, "phrase": "well-played"}
        assert stage.match is before
        late = await stage.connect(1)
        assert late.of("said") == []
        assert all("phrase" not in line["event"] for line in late.last("welcome")["log"])
        await stage.close()

    run(story())


def test_nobody_speaks_for_another() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        watcher = await stage.connect()
        await stage.say(anna, words(1, "sorry"))
        await stage.say(watcher, words(0, "sorry"))
        assert anna.last("problem")["code"] == watcher.last("problem")["code"] == "not-yours"
        assert ben.of("said") == []
        await stage.close()

    run(story())


@pytest.mark.parametrize("phrase", ["", "hello there", "HELLO", "hello\n", "x" * 100])
def test_nothing_else_can_be_said(phrase: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_message(b'{"is": "say", "id": "1", "seat": 0, "phrase": %s}' % msgspec.json.encode(phrase))
    assert caught.value.code == "unreadable"


def test_a_seat_says_a_few_and_then_waits_however_many_connections_it_has() -> None:
    async def story() -> None:
        stage, anna, ben = await two_at_tanks()
        again = await stage.connect(0)
        for number in range(AT_ONCE + 2):
            await stage.say((anna, again)[number % 2], words(0, "smile", number))
        assert len(ben.of("said")) == AT_ONCE
        assert {problem["code"] for problem in (*anna.of("problem"), *again.of("problem"))} == {"too-many"}
        await stage.say(ben, words(1, "wink"))
        assert len(ben.of("said")) == AT_ONCE + 1, "what others say is their own"
        await stage.time.passes(ONE_MORE)
        await stage.say(anna, words(0, "smile", 99))
        assert len(ben.of("said")) == AT_ONCE + 2
        await stage.close()

    run(story())


def test_the_rate_fills_slowly() -> None:
    rates = PhraseRates()
    assert [rates.take(0, NOON) for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]
    assert rates.take(1, NOON)
    assert [rates.take(0, NOON + ONE_MORE) for _ in range(2)] == [True, False]


def test_those_at_another_process_hear_it_too() -> None:
    async def story() -> None:
        house = TwoProcesses()
        await house.make("tank-chess", "Anna", "Ben", scheme="basic-16")
        await house.passes(6_000)
        anna, ben = await house.first.connect(0), await house.second.connect(1)
        await house.first.say(anna, words(0, "thanks"))
        await house.passes(200)
        assert ben.of("said") == anna.of("said") == [{"is": "said", "seat": 0, "phrase": "thanks"}]
        await house.close()

    run(story())
