"""Who has a place when there are not enough."""

from __future__ import annotations

from behemoth.server.places import Place, Places, Rank


class _Doorbell:
    """Notes who had to go."""

    def __init__(self) -> None:
        self.gone: list[str] = []

    def enter(self, places: Places, name: str, address: str = "a", *, shared: bool = False) -> Place | None:
        return places.enter(address, lambda: self.gone.append(name), shared=shared)


def test_a_newcomer_takes_the_place_of_the_stranger_who_is_here_longest() -> None:
    places, bell = Places(3, 100), _Doorbell()
    for name in "12345":
        assert bell.enter(places, name) is not None
    assert bell.gone == ["1", "2"]
    assert places.taken == 3


def test_who_has_said_hello_stays_and_then_it_is_full() -> None:
    places, bell = Places(3, 100), _Doorbell()
    for name in "123":
        place = bell.enter(places, name)
        assert place is not None
        assert place.become(Rank.PLAYER)
    assert bell.enter(places, "4") is None
    assert bell.enter(places, "5", "b") is not None, "another address has its own places"
    assert bell.gone == []
    assert places.taken == 4


def test_spectators_leave_places_for_players() -> None:
    places, bell = Places(4, 8), _Doorbell()
    watching = [bell.enter(places, name) for name in "123"]
    assert all(place is not None and place.become(Rank.SPECTATOR) for place in watching)
    fourth = bell.enter(places, "4")
    assert fourth is not None
    assert not fourth.become(Rank.SPECTATOR)
    assert fourth.become(Rank.PLAYER)
    assert watching[0] is not None
    watching[0].leave()
    fifth = bell.enter(places, "5")
    assert fifth is not None
    assert fifth.become(Rank.SPECTATOR), "a place to watch was free again"


def test_the_same_holds_for_all_together() -> None:
    places, bell = Places(100, 8), _Doorbell()
    watching = [bell.enter(places, str(number), f"w{number}") for number in range(6)]
    assert all(place is not None and place.become(Rank.SPECTATOR) for place in watching)
    for number in range(20):
        late = bell.enter(places, f"late{number}", f"l{number}")
        assert late is not None
        assert not late.become(Rank.SPECTATOR)
    player = bell.enter(places, "player", "p")
    assert player is not None
    assert player.become(Rank.PLAYER)
    assert "player" not in bell.gone
    assert places.taken == 8


def test_of_several_strangers_one_from_the_most_crowded_address_has_to_go() -> None:
    places, bell = Places(10, 5), _Doorbell()
    bell.enter(places, "visitor", "v")
    for number in range(4):
        bell.enter(places, f"crowd{number}", "c")
    bell.enter(places, "another", "w")
    assert bell.gone == ["crowd0"]


def test_households_of_one_network_share_a_wider_limit() -> None:
    places, bell = Places(2, 1000), _Doorbell()
    for number in range(20):
        place = bell.enter(places, str(number), f"2001:db8:1:{number:x}::")
        assert place is None or place.become(Rank.PLAYER)
    assert places.taken == 16


def test_behind_a_proxy_only_all_together_are_counted() -> None:
    places, bell = Places(2, 5), _Doorbell()
    for number in range(5):
        assert bell.enter(places, str(number), "proxy", shared=True) is not None
    assert bell.gone == []
    assert bell.enter(places, "6", "proxy", shared=True) is not None
    assert bell.gone == ["0"]


def test_nothing_is_remembered_of_who_has_left() -> None:
    places, bell = Places(1, 10), _Doorbell()
    for number in range(100):
        place = bell.enter(places, str(number), f"2001:db8:{number:x}:1::")
        assert place is not None
        place.become(Rank(number % 3))
        place.leave()
        place.leave()
        assert place.become(Rank.PLAYER), "nothing happens any more"
    assert places.taken == 0
    assert not places._circles
    assert places._all.spectators == 0
    assert not places._all.strangers
    for number in range(3):  # the same address again and again
        assert bell.enter(places, str(number)) is not None
    assert places.taken == 1
    assert places._circles["a"].taken == 1


def test_only_strangers_can_be_late() -> None:
    places, bell = Places(10, 10), _Doorbell()
    for name, rank in (("stranger", Rank.STRANGER), ("watcher", Rank.SPECTATOR), ("player", Rank.PLAYER)):
        place = bell.enter(places, name)
        assert place is not None
        place.is_late = lambda now: now > 5
        place.become(rank)
    places.let_go_of_the_late(5)
    assert bell.gone == []
    places.let_go_of_the_late(6)
    assert bell.gone == ["stranger"]
