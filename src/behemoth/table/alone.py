"""What a store of one process answers to questions about the others: there are none."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from behemoth.table.shards import SHARDS
from behemoth.table.store import Hear

_ALL: Final = frozenset(range(SHARDS))


class Alone:
    """Nobody else writes, so there is no news, and every clock and bot runs here."""

    def listen(self, hear: Hear) -> None:
        """Nothing ever comes."""

    def on_lost_news(self, lost: Callable[[], None]) -> None:
        """Nothing is ever lost."""

    async def versions(self, matches: Collection[str]) -> Mapping[str, int]:
        """Nobody is behind."""
        return {}

    def shards(self) -> frozenset[int]:
        """All of them."""
        return _ALL

    async def give_up_duties(self) -> None:
        """There is nobody to take them."""

    def holds(self, match: str) -> bool:
        """All of them are held here."""
        return True

    def on_duties(self, changed: Callable[[], None]) -> None:
        """They never change."""

    async def tell(self, text: str) -> None:
        """Nobody hears it."""

    def hear_tellings(self, hear: Callable[[str], None]) -> None:
        """Nobody says anything."""
