"""An inbox wakes its one reader, and keeps the order in which items came."""

from __future__ import annotations

import asyncio

from behemoth.table.inbox import Inbox


def test_items_come_out_in_their_order_and_wake_the_reader() -> None:
    async def story() -> list[int]:
        inbox: Inbox[int] = Inbox()
        found: list[int] = []

        async def read() -> None:
            while len(found) < 5:
                if not inbox.items:
                    await inbox.filled()
                while inbox.items:
                    found.append(inbox.items.popleft())

        reader = asyncio.create_task(read())
        inbox.put(1)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert found == [1]
        for number in (2, 3, 4):
            inbox.put(number)
        await asyncio.sleep(0)
        inbox.put(5)
        await asyncio.wait_for(reader, 5)
        return found

    assert asyncio.run(story()) == [1, 2, 3, 4, 5]


def test_a_reader_that_gave_up_waiting_disturbs_nobody() -> None:
    async def story() -> None:
        inbox: Inbox[str] = Inbox()
        waiting = asyncio.create_task(inbox.filled())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        inbox.put("one")
        inbox.put("two")
        assert list(inbox.items) == ["one", "two"]

    asyncio.run(story())
