"""The access rules, which whoever runs the table sets while it runs: who is banned, and how many matches an
address may make in a day. They are kept in the store, so they outlive a restart and hold for every process."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from behemoth.server.logs import address_class
from behemoth.server.problems import Declined
from behemoth.table import Store, StoreFailure

logger = logging.getLogger(__name__)

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

#: How often, in seconds, it is looked at what another process has decided.
_LOOK_AGAIN: Final = 10.0
_DAY: Final = 24 * 60 * 60 * 1000
#: The bits of an IPv6 address that tell households apart.
_HOUSEHOLD: Final = 64
_BAN: Final = "ban:"
_QUOTA: Final = "quota"
#: Beyond this many addresses the counts of the day begin anew: who has that many can make any number.
_MANY: Final = 100_000


class Ban(msgspec.Struct, frozen=True):
    """Nobody from this network is let in until then (milliseconds; None: until it is lifted)."""

    network: str
    until: int | None = None
    why: str = ""

    def over(self, now: int) -> bool:
        """Whether it has run out."""
        return self.until is not None and self.until <= now


class Quota(msgspec.Struct, frozen=True):
    """How much an address may have; None: as much as it likes within the rates."""

    matches_a_day: int | None = None


R = TypeVar("R", Ban, Quota)


class AccessRules:
    """What holds now. Asked for every visitor, so it costs nothing where nobody is banned."""

    def __init__(self, store: Store, now: Callable[[], int], changed: Callable[[], None] = lambda: None) -> None:
        self._store = store
        self._now = now
        #: Told when somebody else is banned than before.
        self._changed = changed
        self._bans: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []
        self.quota = Quota()
        #: The day, and how many matches each address has made in it.
        self._day = 0
        self._made: dict[str, int] = {}

    @property
    def bans(self) -> tuple[Ban, ...]:
        """Those that still hold, in the order of their networks."""
        now = self._now()
        return tuple(ban for _, ban in sorted(self._bans.items()) if not ban.over(now))

    def demand_welcome(self, address: str) -> None:
        """Raises Declined for who is banned."""
        if self.is_banned(address):
            raise Declined("banned", "server-banned")

    def is_banned(self, address: str) -> bool:
        """Whether nobody is let in from there now."""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        now = self._now()
        return any(
            found.version == network.version and found in network and not ban.over(now)
            for network, ban in self._networks
        )

    def demand_quota(self, address: str) -> None:
        """Count a match this address makes. Raises Declined if it is one too many today."""
        most = self.quota.matches_a_day
        if most is None:
            return
        today = self._now() // _DAY
        if today != self._day or len(self._made) >= _MANY:
            self._day, self._made = today, {}
        made = self._made.get(address, 0)
        if made >= most:
            raise Declined("too-many", "server-quota", most=most)
        self._made[address] = made + 1

    async def ban(self, ban: Ban) -> Ban:
        """Ban a network, or an address. Raises Declined if it is none, StoreFailure."""
        ban = msgspec.structs.replace(ban, network=str(network_in(ban.network)))
        await self._store.keep_note(_BAN + ban.network, msgspec.json.encode(ban).decode())
        logger.info("banned: %s", address_class(ban.network.partition("/")[0]))
        await self.look()
        return ban

    async def unban(self, network: str) -> bool:
        """Lift a ban; whether there was one."""
        name = str(network_in(network))
        known = name in self._bans
        await self._store.keep_note(_BAN + name, None)
        await self.look()
        return known

    async def set_quota(self, quota: Quota) -> None:
        """From now on this holds. Raises StoreFailure."""
        await self._store.keep_note(_QUOTA, msgspec.json.encode(quota).decode())
        await self.look()

    async def look(self) -> None:
        """Read what holds. Bans that have run out are swept away."""
        rules = await self._store.notes()
        bans = {name: ban for name, body in rules.items() if name.startswith(_BAN) and (ban := _read(body, Ban))}
        for name in [name for name, ban in bans.items() if ban.over(self._now())]:
            del bans[name]
            await self._store.keep_note(name, None)
        self.quota = _read(rules.get(_QUOTA, "{}"), Quota) or Quota()
        now_banned = {ban.network: ban for ban in bans.values()}
        if now_banned != self._bans:
            self._bans = now_banned
            self._networks = [(ipaddress.ip_network(ban.network), ban) for ban in bans.values()]
            self._changed()

    async def keep_looking(self) -> None:
        """For as long as the table runs: follow what other processes decide."""
        while True:
            await asyncio.sleep(_LOOK_AGAIN)
            try:
                await self.look()
            except StoreFailure as fault:  # what held goes on holding
                logger.warning("the access rules could not be read: %s", fault)


def _read(body: str, kind: type[R]) -> R | None:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError:  # of a newer Behemoth
        logger.warning("an access rule cannot be read")
        return None


def network_in(text: str) -> Network:
    """The network, or the single address, somebody wrote; of IPv6 a household at least, since that is what is counted.
    Raises Declined."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise Declined("illegal", "server-no-network", text=text[:60]) from None
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > _HOUSEHOLD:
        return found.supernet(new_prefix=_HOUSEHOLD)
    return found
