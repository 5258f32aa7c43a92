"""The store in a file: the same answers as the store in memory, durable, and plain words when the file is not right."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade, upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sqlalchemy import create_engine

from behemoth.games import Ending
from behemoth.locale import LANGUAGES
from behemoth.table.database import StoreTrouble
from behemoth.table.entries import Acted, Closed, Entry, SatDown
from behemoth.table.schema import NEWEST, metadata
from behemoth.table.setup import SeatPlan, Setup, hash_of
from behemoth.table.sqlite_store import FILE_NAME, SqliteStore
from behemoth.table.store import Conflict, MemoryStore, Store


def a_setup(name: str, created: int = 1) -> Setup:
    return Setup(id=name, game="tank-chess", rules_version=1, seats=(SeatPlan(),), seed="seed", created=created)


def an_act(number: int) -> Acted:
    return Acted(at=number, seat=number % 2, action=f"A{number}-B{number}", id=f"m{number}")


def with_store(folder: Path, do: Callable[[SqliteStore], Awaitable[Any]]) -> Any:
    """Open the store, do something, close it."""

    async def run() -> Any:
        store = SqliteStore(folder)
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_what_was_kept_is_there_after_a_new_start(tmp_path: Path) -> None:
    log = (SatDown(at=1, seat=0, name="Ada", token_hash="h"), an_act(2), an_act(3))

    async def keep(store: SqliteStore) -> None:
        await store.create(a_setup("m"), log[:1])
        await store.append("m", 1, log[1:])
        await store.beat(77)
        await store.beat(78)

    async def look(store: SqliteStore) -> None:
        found = await store.load("m")
        assert found is not None
        assert found.setup == a_setup("m")
        assert found.entries == log
        assert await store.running() == ("m",)
        assert await store.last_beat() == 78

    with_store(tmp_path, keep)
    with_store(tmp_path, look)


def test_nothing_is_written_twice_and_nothing_is_left_out(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(a_setup("m"), [an_act(0)])
        with pytest.raises(Conflict):
            await store.create(a_setup("m"))
        with pytest.raises(Conflict):
            await store.append("m", 0, [an_act(9)])
        with pytest.raises(Conflict):
            await store.append("m", 2, [an_act(9)])
        with pytest.raises(Conflict):
            await store.append("nobody", 0, [an_act(9)])
        with pytest.raises(Conflict):  # all or none: the second of them is one too many
            await store.append("m", 0, [an_act(1), an_act(2)])
        found = await store.load("m")
        assert found is not None
        assert found.entries == (an_act(0),)

    with_store(tmp_path, do)


def test_the_log_is_only_ever_added_to(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.create(a_setup("m"), [an_act(0)]))
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    for statement in ("UPDATE entries SET version = 5", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="what happened stays"):
            raw.execute(statement)
    raw.close()


def test_one_that_fails_does_not_spoil_the_others_of_its_commit(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        for number in range(20):
            await store.create(a_setup(f"m{number}"))
        tasks = [store.append(f"m{number}", number % 2, [an_act(number)]) for number in range(20)]
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [bool(number % 2) for number in range(20)]
        for number in range(0, 20, 2):
            found = await store.load(f"m{number}")
            assert found is not None
            assert found.entries == (an_act(number),)

    with_store(tmp_path, do)


def test_who_waits_together_is_committed_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits = []

    async def do(store: SqliteStore) -> None:
        from behemoth.table.writer import Writer

        await store.create(a_setup("m"))
        commit = Writer._commit
        gate = threading.Event()

        def counted(self: Writer, connection: Any, batch: list[Any]) -> None:
            gate.wait(5)
            commits.append(len(batch))
            commit(self, connection, batch)

        monkeypatch.setattr(Writer, "_commit", counted)
        tasks = [asyncio.ensure_future(store.append("m", number, [an_act(number)])) for number in range(50)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)

    with_store(tmp_path, do)
    assert sum(commits) == 50
    assert len([size for size in commits if size]) <= 3


def test_who_gives_up_waiting_disturbs_nobody(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(a_setup("m"))
        hasty = asyncio.ensure_future(store.append("m", 0, [an_act(0)]))
        await asyncio.sleep(0)
        hasty.cancel()
        await store.append("m", 1, [an_act(1)])
        found = await store.load("m")
        assert found is not None
        assert len(found.entries) == 2

    with_store(tmp_path, do)


def test_matches_are_found_by_the_hashes_of_tokens(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        for number in range(3):
            seat = SatDown(at=1, seat=0, name="Ada", token_hash=hash_of(f"token{number}"))
            await store.create(a_setup(f"m{number}", created=number), [seat])
        assert await store.matches_of([hash_of("token0"), hash_of("token2"), hash_of("other")]) == ("m2", "m0")
        assert await store.matches_of([]) == ()

    with_store(tmp_path, do)


def test_a_match_that_is_over_is_not_woken(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        await store.create(a_setup("m"))
        await store.create(a_setup("n"))
        await store.append("m", 0, [an_act(0)], over=True)
        assert await store.running() == ("n",)

    with_store(tmp_path, do)


_WRITER = """
import asyncio, sys
from pathlib import Path
from behemoth.table.entries import Acted
from behemoth.table.setup import Setup
from behemoth.table.sqlite_store import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    if not await store.load("m"):
        await store.create(Setup(id="m", game="g", rules_version=1, seats=(), seed="s", created=1))
    version = len((await store.load("m")).entries)
    while True:
        await store.append("m", version, [Acted(at=version, seat=0, action=str(version))])
        version += 1
        print(version, flush=True)

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    for _ in range(3):
        with subprocess.Popen(
            [sys.executable, "-c", _WRITER, str(tmp_path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            told = [process.stdout.readline() for _ in range(60)]
            process.kill()
            told += process.stdout.readlines()
        acknowledged = max(int(line) for line in told if line.endswith("\n"))

        async def count(store: SqliteStore) -> int:
            found = await store.load("m")
            assert found is not None
            assert [entry.at for entry in found.entries] == list(range(len(found.entries)))
            return len(found.entries)

        assert with_store(tmp_path, count) >= acknowledged


# --- when the file is not right ----------------------------------------------------------------------


def trouble_with(folder: Path) -> StoreTrouble:
    with pytest.raises(StoreTrouble) as caught:
        SqliteStore(folder)
    for language in LANGUAGES:
        assert len(caught.value.sentence(language)) > 20
    return caught.value


def test_a_second_process_is_refused_in_plain_words(tmp_path: Path) -> None:
    async def do(store: SqliteStore) -> None:
        assert trouble_with(tmp_path).key == "store-in-use"

    with_store(tmp_path, do)
    with_store(tmp_path, lambda store: store.running())


def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    file.write_bytes(b"this is no database at all" * 400)
    before = file.read_bytes()
    assert trouble_with(tmp_path).key == "store-damaged"
    assert file.read_bytes() == before


def test_damage_in_the_middle_is_found_at_the_start(tmp_path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.create(a_setup("m"), [an_act(number) for number in range(2000)])

    with_store(tmp_path, fill)
    file = tmp_path / FILE_NAME
    content = bytearray(file.read_bytes())
    for page in range(5, len(content) // 4096 - 1):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(content)
    assert trouble_with(tmp_path).key == "store-damaged"


def test_a_newer_file_asks_for_an_update(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.beat(1))
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    raw.execute("UPDATE alembic_version SET version_num = '9999'")
    raw.commit()
    raw.close()
    assert trouble_with(tmp_path).key == "store-newer"


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    raw = sqlite3.connect(tmp_path / FILE_NAME)
    raw.execute("CREATE TABLE recipes (name TEXT)")
    raw.commit()
    raw.close()
    assert trouble_with(tmp_path).key == "store-foreign"


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert trouble_with(tmp_path / "file" / "below").key == "store-folder"


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path)
        await store.close()
        await store.close()
        with pytest.raises(StoreTrouble) as caught:
            await store.beat(1)
        assert caught.value.key == "store-closed"

    asyncio.run(run())


# --- migrations --------------------------------------------------------------------------------------


def migrating(connection: Any) -> Config:
    config = Config()
    config.set_main_option("script_location", "behemoth.table:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def test_the_migrations_make_what_the_schema_says() -> None:
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        config = migrating(connection)
        assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
        upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        downgrade(config, "base")
        upgrade(config, "head")
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


# --- the same as the store in memory -----------------------------------------------------------------

NAMES = st.sampled_from(["m", "n"])
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("create"), NAMES, st.integers(0, 2)),
        st.tuples(st.just("append"), NAMES, st.integers(0, 6), st.integers(1, 3), st.booleans()),
        st.tuples(st.just("sit"), NAMES, st.integers(0, 6), st.sampled_from(["t1", "t2"])),
        st.tuples(st.just("beat"), st.integers(0, 99)),
    ),
    max_size=25,
)


async def _step(store: Store, step: tuple[Any, ...]) -> str:
    try:
        match step:
            case ("create", name, count):
                await store.create(a_setup(name), [an_act(number) for number in range(count)])
            case ("append", name, first, count, over):
                entries: list[Entry] = [an_act(first + number) for number in range(count)]
                await store.append(
                    name, first, [*entries, Closed(at=9, ending=Ending.AGREED)] if over else entries, over=over
                )
            case ("sit", name, first, token):
                await store.append(name, first, [SatDown(at=1, seat=0, name="x", token_hash=token)])
            case ("beat", now):
                await store.beat(now)
    except Conflict:
        return "conflict"
    return "done"


async def _everything(store: Store) -> Any:
    held = [await store.matches_of([token]) for token in ("t1", "t2")]
    return [await store.load("m"), await store.load("n"), sorted(await store.running()), held, await store.last_beat()]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
@example(steps=[("create", "m", 0), ("sit", "m", 0, "t1"), ("sit", "m", 1, "t1")])
def test_it_answers_like_the_store_in_memory(steps: list[Any], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("store")

    async def do(store: SqliteStore) -> None:
        memory = MemoryStore()
        for step in steps:
            assert await _step(store, step) == await _step(memory, step)
        ours, theirs = await _everything(store), await _everything(memory)
        assert [sorted(found) for found in ours.pop(3)] == [sorted(found) for found in theirs.pop(3)]
        assert ours == theirs

    with_store(folder, do)
