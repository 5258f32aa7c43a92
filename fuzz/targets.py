"""What is fed: each target takes any bytes. It may refuse them with the error meant for that, and nothing else; what it
accepts must come back unchanged when it is written and read again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
from starlette.types import Message

from behemoth.games import (
    GameError,
    State,
    find_game,
    read_options,
    read_record,
    replay,
    rng_for,
    view_bytes,
    write_options,
    write_record,
)
from behemoth.monstercombat import MonsterCombat
from behemoth.server import Settings
from behemoth.server.guard import Guard
from behemoth.server.problems import language_of
from behemoth.table import LONGEST, Refusal, read_message
from behemoth.tankchess import TankChess, position_text, read_position, read_scheme, scheme_names, scheme_text
from behemoth.tankchess.text.scheme_files import load_scheme

Target: TypeAlias = Callable[[bytes], None]

#: Longer games in a record are cut: they would only make the search slow.
_MOVES: Final = 12
_FAIR: Final = (GameError, Refusal)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape").encode("utf-8", "replace").decode()


# --- Tank Chess --------------------------------------------------------------------------------------


def position(data: bytes) -> None:
    """The line of a position."""
    with suppress(GameError):
        found = read_position(_text(data))
        written = position_text(found)
        assert position_text(read_position(written)) == written
        assert read_position(written) == found


def tank_state(data: bytes) -> None:
    """The line of a state, and what an interface asks about it."""
    with suppress(GameError):
        state = TankChess().parse(_text(data))
        assert TankChess().parse(state.text()) == state
        view_bytes(state, "public")
        state.to_act()
        state.outcome()


@cache
def _tank_states() -> tuple[State[Any], ...]:
    game = TankChess()
    schemes = ("first-steps-10", "monster-16", "basic-16")
    return tuple(game.start(read_options(game.Options, {"scheme": name})) for name in schemes)


def move(data: bytes) -> None:
    """A move as people write it, in one of three positions."""
    state = _tank_states()[data[0] % 3 if data else 0]
    _read_action(state, 0, _text(data[1:]))


def _read_action(state: State[Any], seat: int, text: str) -> None:
    with suppress(GameError):
        action = state.read(seat, text)
        assert action in state.actions(seat)
        assert state.read(seat, state.write(seat, action)) == action


def scheme(data: bytes) -> None:
    """A scheme file."""
    with suppress(GameError):
        found = read_scheme(_text(data))
        written = scheme_text(found)
        assert scheme_text(read_scheme(written)) == written


# --- Monster Combat ----------------------------------------------------------------------------------


def card_state(data: bytes) -> None:
    """The line of a state of the card game: what is read can be shown to everybody and played on."""
    with suppress(GameError):
        game = MonsterCombat()
        state: State[Any] = game.parse(_text(data))
        assert game.parse(state.text()) == state
        for viewer in ("public", "everything", 0):
            view_bytes(state, viewer)
        rng = Random(1)
        for _ in range(4):
            for seat in state.to_act()[:1]:
                action = state.actions(seat).sample(rng)
                assert state.read(seat, state.write(seat, action)) == action
                state = state.play(seat, action, rng).state
        assert game.parse(state.text()) == state


@cache
def _card_states() -> tuple[State[Any], ...]:
    game, found = MonsterCombat(), []
    for number, variant in enumerate(("versus", "coop")):
        state: State[Any] = game.start(read_options(game.Options, {"variant": variant}), 3, rng_for("fuzz", number))
        rng = Random(number)
        for _ in range(10):
            found.append(state)
            seat = state.to_act()[0]
            state = state.play(seat, state.actions(seat).sample(rng), rng).state
    return tuple(found)


def card_action(data: bytes) -> None:
    """An action of the card game as it is written, in one of twenty states."""
    state = _card_states()[data[0] % 20 if data else 0]
    _read_action(state, state.to_act()[0], _text(data[1:]))


# --- both games --------------------------------------------------------------------------------------


def record(data: bytes) -> None:
    """A game file: read, played, written, read again."""
    with suppress(GameError):
        found = read_record(_text(data))
        if len(found.entries) > _MOVES:
            found = found.cut(_MOVES)
        for _ in replay(found):
            pass
        written = write_record(msgspec.structs.replace(found, stated_result=None))
        assert write_record(msgspec.structs.replace(read_record(written), stated_result=None)) == written


def options(data: bytes) -> None:
    """Options of either game, as a request brings them."""
    try:
        given = msgspec.json.decode(data, type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    for name in ("tank-chess", "monster-combat"):
        game = find_game(name)
        with suppress(GameError):
            found = read_options(game.Options, given)
            game.opening(found, 2, rng_for("fuzz", -1))
            written = write_options(found)
            assert write_options(read_options(game.Options, written)) == written


def tank_view(data: bytes) -> None:
    """What a bot of Tank Chess is handed."""
    _from_view("tank-chess", data)


def card_view(data: bytes) -> None:
    """What a bot of Monster Combat is handed."""
    _from_view("monster-combat", data)


def _from_view(name: str, data: bytes) -> None:
    seat, game = (data[0] % 3 if data else 0), find_game(name)
    with suppress(GameError):
        state = game.from_view(data[1:], seat, Random(1))
        view = view_bytes(state, seat)
        assert view_bytes(game.from_view(view, seat, Random(2)), seat) == view


# --- the server --------------------------------------------------------------------------------------


def message(data: bytes) -> None:
    """A message of a client."""
    with suppress(Refusal):
        found = read_message(data)
        assert len(data) <= LONGEST
        assert read_message(msgspec.json.encode(found)) == found


def language(data: bytes) -> None:
    """The header Accept-Language."""
    assert language_of(data.decode("latin-1")) in ("en", "de")


_NAMES: Final = (b"host", b"origin", b"accept-language", b"x-forwarded-for", b"forwarded", b"upgrade")


async def _fine(scope: Any, receive: Any, send: Any) -> None:
    """Behind the door."""


_GUARDS: Final = tuple(
    Guard(_fine, settings)
    for settings in (Settings(), Settings(host="0.0.0.0", names=("example.org",)), Settings(proxies=("127.0.0.0/8",)))
)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    return asyncio.new_event_loop()


def headers(data: bytes) -> None:
    """Headers of a request, as they come to the door: a line for each of a few names."""
    lines = data.split(b"\n")
    kind = lines[0][:1]
    found = [(name, value) for name, value in zip(_NAMES, lines[1:], strict=False) if value]
    scope = {
        "type": "websocket" if kind == b"w" else "http",
        "method": "POST" if kind == b"p" else "GET",
        "path": "/api/matches" if kind == b"p" else "/ws",
        "query_string": b"",
        "headers": found,
        "client": ("::ffff:10.0.0.1" if kind == b"6" else "127.0.0.1", 5),
    }
    told: list[Message] = []

    async def send(one: Message) -> None:
        told.append(one)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    for guard in _GUARDS:
        _loop().run_until_complete(guard(dict(scope), receive, send))
    assert all(one.get("status") != 500 for one in told)


# --- a whole session ---------------------------------------------------------------------------------


def session(data: bytes) -> None:
    """A connection that says what it likes to a match, and time that passes."""
    from fuzz.session import play

    play(data)


#: Every target by its name.
TARGETS: Final[dict[str, Target]] = {
    "position": position,
    "tank-state": tank_state,
    "move": move,
    "scheme": scheme,
    "record": record,
    "options": options,
    "tank-view": tank_view,
    "card-state": card_state,
    "card-action": card_action,
    "card-view": card_view,
    "message": message,
    "language": language,
    "headers": headers,
    "session": session,
}


def seeds(name: str) -> Iterator[bytes]:
    """Something true to begin with, where there is nothing kept yet."""
    yield from _SEEDS.get(name, lambda: iter(()))()


def _position_seeds() -> Iterator[bytes]:
    for name in scheme_names():
        yield position_text(load_scheme(name).position()).encode()
    yield b"6_6-6-6-6-6-6_CLTA1N.MC3E_CLTF6W_w_xLTA2.LTB2_sD4_mE2N_or2.q7.t.kkiller"


def _tank_state_seeds() -> Iterator[bytes]:
    for state in _tank_states():
        yield state.text().encode()


def _move_seeds() -> Iterator[bytes]:
    for number, state in enumerate(_tank_states()):
        for place, action in zip(range(12), state.actions(0), strict=False):
            yield bytes([number]) + state.write(0, action, ("en", "de")[place % 2]).encode()


def _scheme_seeds() -> Iterator[bytes]:
    for name in scheme_names():
        yield scheme_text(load_scheme(name)).encode()


def _record_seeds() -> Iterator[bytes]:
    from behemoth.games import Entry, new_record

    for name, seats in (("tank-chess", 2), ("monster-combat", 3)):
        game = find_game(name)
        found = new_record(game, game.Options(), seats, "5eed")
        state: State[Any] = game.start(game.Options(), seats, rng_for(found.seed, -1))
        for index in range(6):
            seat = state.to_act()[0]
            action = state.actions(seat).sample(Random(index))
            found = found.add(Entry(state.write(seat, action), seat, 17.5, "+0.3", "well } [ \\ done"))
            state = state.play(seat, action, rng_for(found.seed, index)).state
        yield write_record(found).encode()


def _option_seeds() -> Iterator[bytes]:
    for name in ("tank-chess", "monster-combat"):
        for one in find_game(name).variations():
            yield msgspec.json.encode(write_options(one))


def _card_state_seeds() -> Iterator[bytes]:
    for state in _card_states():
        yield state.text().encode()


def _card_action_seeds() -> Iterator[bytes]:
    for number, state in enumerate(_card_states()):
        seat = state.to_act()[0]
        for action in list(state.actions(seat))[:4]:
            yield bytes([number]) + state.write(seat, action).encode()


def _view_seeds(states: tuple[State[Any], ...]) -> Iterator[bytes]:
    for state in states:
        for seat in (0, 1):
            yield bytes([seat]) + view_bytes(state, seat)


def _message_seeds() -> Iterator[bytes]:
    for fields in (
        {"is": "hello", "protocol": 1, "match": "m", "tokens": ["t" * 16], "seen": 3, "language": "de"},
        {"is": "act", "seat": 0, "turn": 1, "action": "A1>A2N", "lag": 30},
        {"is": "ask", "about": "threats white", "seat": None},
        {"is": "offer", "seat": 1, "kind": "takeback", "accept": True},
        {"is": "stand", "seat": 1, "bot": "greedy"},
        {"is": "ping"},
    ):
        yield json.dumps({**fields, "id": "a"}).encode()


def _header_seeds() -> Iterator[bytes]:
    yield b"w\n127.0.0.1:80\nhttp://127.0.0.1:80\nde;q=0.7,en"
    yield b"p\n[::1]:8000\nhttp://[::1\nde\n10.0.0.1, ::1\nfor=1.2.3.4"
    yield b"6\nexample.org\nhttps://example.org"


def _session_seeds() -> Iterator[bytes]:
    yield bytes(range(64))
    yield b"\0" + b"\0\1\2\3" * 20
    yield b"\1" + bytes(range(255, 100, -1))


_SEEDS: Final[dict[str, Callable[[], Iterator[bytes]]]] = {
    "position": _position_seeds,
    "tank-state": _tank_state_seeds,
    "move": _move_seeds,
    "scheme": _scheme_seeds,
    "record": _record_seeds,
    "options": _option_seeds,
    "tank-view": lambda: _view_seeds(_tank_states()),
    "card-state": _card_state_seeds,
    "card-action": _card_action_seeds,
    "card-view": lambda: _view_seeds(_card_states()[::4]),
    "message": _message_seeds,
    "language": lambda: iter((b"de-AT, en;q=0.7", b"en;q=nan,de;q=inf", b"*")),
    "headers": _header_seeds,
    "session": _session_seeds,
}
