"""Which tests are slow and which store they run on.

``--store postgres`` runs the tests of table and server that keep matches on PostgreSQL instead of memory and SQLite.

Slow tests are told apart so that `make quick` can leave them out (``-m "not slow and not browser"``).

How it was chosen: every test that takes more than about two seconds of a quiet core is here. Whatever it tests is also
tested by something quicker, or some of its cases stay: the number says how many, the first ones. So `make quick` still
compares rules, engine and the naive generator, plays whole games by the contract, and goes through every room.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

# Tests share the cores already: threads of numpy's would only wait for each other. It reads this once.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest

from tests import installed_examples
from tests.chosen_store import NO_POSTGRES, choose, databases, forget_databases, on_postgres
from tests.postgres import find_binaries

SLOW: Final[Mapping[str, int]] = {
    # Trees of variations at random, and real processes that think.
    "tests/games/test_tree.py::test_any_tree_comes_back_from_its_text": 0,
    "tests/server/test_lines.py": 0,
    # Whole games and restarts over real connections.
    "tests/client/test_online.py::test_restarts_of_the_table_lose_and_double_nothing": 0,
    "tests/client/test_blocking.py::test_a_game_against_a_bot": 0,
    "tests/client/test_remote_bot.py::test_it_plays_to_the_end": 1,
    "tests/client/test_remote_bot.py::test_it_outlives_the_table": 0,
    "tests/terminal/test_serving_bots.py::test_it_comes_back_after_it_was_killed": 0,
    "tests/terminal/test_joining.py::test_tank_chess": 1,
    # Rules against the naive generator and the contract; every answer to a threat made and looked at.
    "tests/engine/test_tanks_answers.py": 0,
    "tests/tankchess/rules/test_perft.py::test_depth_two_against_the_naive_count": 0,
    "tests/tankchess/rules/test_perft.py::test_divide_adds_up": 0,
    "tests/tankchess/rules/test_differential.py::test_announcements": 0,
    "tests/tankchess/rules/test_differential.py::test_effects": 0,
    "tests/tankchess/rules/test_differential.py::test_games": 3,
    "tests/tankchess/rules/test_differential.py::test_states": 0,
    "tests/tankchess/rules/test_differential.py::test_perft": 0,
    "tests/tankchess/rules/test_differential.py::test_symmetry": 0,
    "tests/tankchess/queries/test_attacks.py::test_attacks_that_fail_give_a_true_reason": 0,
    "tests/tankchess/text/test_position_text.py::test_a_mutated_line_is_read_soundly_or_refused": 0,
    "tests/tankchess/text/test_scheme_text.py::test_no_mutation_raises_anything_else": 0,
    "tests/monstercombat/test_conformance.py::test_every_option": 4,
    "tests/monstercombat/test_conformance.py::test_whole_games_of_every_seat_count": 2,
    # The engine: sanitizers, the gate in full, learning.
    "tests/engine/test_tanks_sanitized.py": 0,
    "tests/engine/test_cards_sanitized.py": 0,
    "tests/engine/test_tanks_gate.py::test_the_walks_meet_the_whole_expansion": 0,
    "tests/engine/test_tanks_gate.py::test_every_position_is_the_same": 1,
    "tests/engine/test_cards_gate.py::test_law_and_engine_play_the_same_games": 0,
    "tests/engine/test_cards_playouts.py::test_instinct_and_judge_are_learned": 0,
    # Environments: rules, engine and views compared over all options, outside suites, learning.
    "tests/lab/environments/test_card_observation.py::test_the_engine_sees_what_the_view_tells": 6,
    "tests/lab/environments/test_tank_numbers.py::test_masks_offer_exactly_the_legal_actions": 6,
    "tests/lab/environments/test_tank_numbers.py::test_the_engine_asks_alike": 6,
    "tests/lab/environments/test_tank_observation.py::test_the_engine_paints_what_the_view_tells": 6,
    "tests/lab/environments/test_spiel.py::test_openspiel_s_random_simulations": 1,
    "tests/lab/environments/test_spiel.py::test_playthroughs_can_be_played_again": 1,
    "tests/lab/environments/test_single.py::test_by_name": 0,
    "tests/lab/environments/test_training.py::test_a_short_run_wins_more_than_chance": 0,
    "tests/lab/environments/test_learned.py::test_it_plays_in_a_tournament_and_beats_chance": 0,
    "tests/docs/test_research.py::test_the_training_example_runs": 0,
    # Maps by chance, and games that judge them.
    "tests/maps/test_making.py::test_every_kind_of_map_is_valid": 3,
    "tests/maps/test_making.py::test_an_army_too_large_for_its_home_is_refused_with_a_reason": 0,
    "tests/lab/test_judging.py::test_whoever_stops_keeps_what_was_played": 0,
    "tests/terminal/test_maps.py::test_ctrl_c_keeps_what_was_played": 0,
    "tests/server/test_judgements.py::test_whoever_stops_keeps_what_was_played": 0,
    # Bots and figures that need many games.
    "tests/bots/test_thinker.py::test_it_beats_the_dice_in_connect_four": 0,
    "tests/bots/test_thinker.py::test_it_beats_the_dice_in_monster_combat": 0,
    "tests/bots/test_strong_tanks.py::test_every_level_plays_the_expansion": 12,
    "tests/bots/test_advice_cards.py::test_every_decision_has_a_reason": 0,
    "tests/bots/test_job_secrecy.py": 2,
    "tests/lab/test_openings.py::test_too_few_openings_are_told": 0,
    "tests/lab/test_simulation.py": 4,
    "tests/lab/test_arena.py::test_one_greedy_among_random_players": 0,
    "tests/lab/test_arena.py::test_teams_are_compared": 0,
    # The wheel is built and installed alone.
    "tests/test_packaging.py": 4,
    # Processes that are started, stopped and killed.
    "tests/lab/test_cluster.py::test_no_workers": 0,
    "tests/lab/test_batches.py::test_what_kills_every_worker_is_told": 0,
    "tests/lab/test_batches.py::test_a_worker_of_a_cluster_that_dies_is_survived": 0,
    "tests/terminal/test_mass_work.py::test_a_simulation_on_a_cluster_and_here": 0,
    "tests/terminal/test_mass_work.py::test_whoever_is_killed_goes_on": 0,
    "tests/server/test_openapi.py::test_the_description_fits_the_api": 0,
    "tests/server/test_listening.py::test_a_busy_port_gets_a_clear_sentence": 0,
    "tests/server/test_restart.py": 0,
    "tests/server/test_serving.py::test_on_uvicorns_own_classes_the_table_is_served_all_the_same": 0,
    "tests/server/test_analyses.py::test_every_moment_of_a_game_is_judged": 0,
    "tests/server/test_backup_command.py": 0,
    "tests/table/test_bot_turns.py::test_what_comes_late_is_played_and_not_replaced": 0,
    "tests/table/test_postgres_duties.py::test_shards_are_spread_evenly_and_none_is_held_twice": 0,
    "tests/server/test_http_protocol.py::test_who_does_not_go_on_is_let_go": 0,
    "tests/server/test_starting.py::test_a_second_table_on_one_folder": 0,
    "tests/server/test_connection.py::test_what_all_leave_unread_together_is_limited_too": 0,
    "tests/server/test_connection.py::test_a_client_that_does_not_read_does_not_keep_the_table_from_stopping": 0,
    "tests/server/test_ws_protocol.py::test_a_flood_of_pings_keeps_nobody_waiting": 0,
    "tests/table/test_in_play.py::test_nobody_gets_help_with_a_position_that_others_play": 0,
    "tests/server/test_many_processes.py": 1,
    "tests/server/test_operating.py::test_a_real_table_drains": 0,
    "tests/server/test_full_disk.py": 0,
    "tests/server/test_starting.py::test_a_full_disk": 1,
    "tests/server/test_starting.py::test_a_full_disk_with_matches_on_it": 0,
    "tests/server/test_starting.py::test_a_read_only_disk": 0,
    "tests/server/test_starting.py::test_a_folder_of_somebody_else": 0,
    "tests/faults/test_run.py": 0,
    "tests/bench/test_attack.py": 3,
    "tests/bench/test_many.py": 0,
    "tests/fuzz/test_fuzz.py::test_the_readers_of_the_engine_too": 0,
    "tests/server/test_handles.py::test_with_few_handles_a_silent_crowd_keeps_nobody_out": 0,
    "tests/server/test_handles.py::test_without_any_handle_left_it_survives": 0,
    "tests/server/test_ws_protocol.py::test_pongs_nobody_reads_are_not_kept": 0,
    "tests/server/test_http_protocol.py::test_a_body_that_drips_is_let_go_and_one_that_flows_is_not": 0,
    "tests/server/test_http_protocol.py::test_an_answer_nobody_reads_is_not_kept_for_long": 0,
    "tests/server/test_http_protocol.py::test_a_head_that_drips_is_let_go": 1,
    "tests/server/test_http_protocol.py::test_a_second_head_that_drips_is_let_go": 0,
    "tests/server/test_http_protocol.py::test_a_body_in_chunks_has_an_end": 1,
    "tests/table/test_sqlite_store.py::test_nothing_acknowledged_is_lost_by_kill_9": 0,
    "tests/table/test_postgres_store.py::test_nothing_acknowledged_is_lost_by_kill_9": 0,
    "tests/table/test_postgres_connection.py": 1,
    "tests/table/test_postgres_duties.py": 1,
    "tests/server/test_two_servers.py": 2,
    "tests/table/test_postgres_appends.py::test_colliding_writers_leave_no_gap_and_no_double": 0,
    "tests/table/test_store.py::test_it_answers_like_the_store_in_memory": 1,
    "tests/terminal/test_voice.py::test_poor_surroundings": 0,
    "tests/terminal/test_app.py::test_a_closed_pipe_is_no_trouble": 0,
    "tests/terminal/test_app.py::test_no_command_line_raises": 0,
    "tests/terminal/test_app.py::test_the_real_process": 0,
    "tests/terminal/test_engine_work.py::test_the_bench_is_always_the_same": 0,
    "tests/terminal/test_engine_work.py::test_the_bench_is_the_searchs_own": 0,
    "tests/terminal/test_engine.py::test_the_end_of_the_input_waits_for_what_ends": 0,
    "tests/terminal/test_playing.py::test_a_whole_game_of_basic_16_from_asking_to_the_end": 0,
    "tests/terminal/test_advice.py::test_moves_of_every_piece_of_every_scheme": 0,
    "tests/terminal/test_hotseat.py::test_no_typed_line_raises": 0,
    "tests/terminal/test_new_game.py::test_what_it_makes_keeps_the_contract": 1,
    "tests/terminal/test_tournament.py::test_the_keyboard_stops_it": 0,
    # Other tools: the web app's own checks, a whole collection of tests.
    "tests/web/test_bundle.py": 0,
    "tests/test_rule_table.py::test_the_table_is_up_to_date_and_no_rule_is_missing": 0,
    # A little of each, since each starts a search, a process or a copy of the tree.
    "tests/server/test_analyses.py": 1,
    "tests/engine/test_programs.py": 0,
    "tests/tankchess/rules/test_differential.py::test_actions": 0,
    "tests/tankchess/test_game.py::test_games_really_end": 0,
    "tests/monstercombat/memory/test_posterior.py::test_the_memory_of_a_game_always_fits_a_deal": 2,
    "tests/monstercombat/memory/test_imagine.py::test_imagined_worlds_are_as_likely_as_they_are": 2,
    "tests/adding/test_option.py": 0,
    "tests/adding/test_language.py": 1,
    "tests/adding/test_terrain.py": 1,
    "tests/terminal/test_session.py::test_bots_of_every_level_sit_down": 2,
    "tests/bots/test_strong_cards.py::test_every_level_decides_legally": 4,
    "tests/bots/test_workers.py::test_a_spinning_worker_is_killed_and_the_next_job_is_done": 0,
    "tests/bots/test_dispatcher.py::test_work_whose_process_is_killed_is_done_again": 0,
    "tests/bots/test_dispatcher.py::test_what_nobody_wants_and_does_not_end_is_ended": 0,
    "tests/bots/test_dispatcher.py::test_work_that_takes_too_long_fails": 0,
    "tests/bots/test_dispatcher.py::test_processes_that_take_no_jobs_any_more_are_replaced": 0,
    "tests/bots/test_dispatcher.py::test_too_much_is_told_to_come_again": 0,
    "tests/bots/test_dispatcher.py::test_moves_people_wait_for_come_before_others_and_the_others_one_at_a_time": 0,
    "tests/bots/test_made_up_rows.py": 0,
}


def slow_row(node: str) -> str | None:
    """The row that speaks for a test: its file, or the test without its case."""
    test = node.partition("[")[0]
    return next((row for row in (test, test.partition("::")[0]) if row in SLOW), None)


#: Whatever uses these keeps matches somewhere.
KEEPERS: Final = ("tests.table.stage", "tests.server.running_server", "tests.server.processes")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--store", choices=("usual", "postgres"), default="usual", help="where tests keep matches")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are processors: many tests wait for clocks, sockets and processes."""
    return (os.cpu_count() or 1) + 1


def pytest_configure(config: pytest.Config) -> None:
    choose(config.getoption("--store"))
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A run in the background ignores Ctrl-C and hands that on to all processes it starts; some tests press it.
        signal.signal(signal.SIGINT, signal.default_int_handler)


def keeps_matches(item: pytest.Item) -> bool:
    """Whether a test has to do with a store, and not with the file of SQLite alone."""
    if item.get_closest_marker("file_store") or not isinstance(item, pytest.Function):
        return False
    return any(getattr(value, "__module__", "") in KEEPERS for value in vars(item.module).values())


@pytest.fixture(autouse=True)
def _no_databases_left() -> Iterator[None]:
    before = databases()  # those of fixtures that several tests share
    yield
    forget_databases(before)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if on_postgres():
        left_out = [item for item in items if not keeps_matches(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if keeps_matches(item)]
        if find_binaries() is None and not os.environ.get("CI"):
            for item in items:
                item.add_marker(pytest.mark.skip(reason=NO_POSTGRES))
    seen: Counter[str] = Counter()
    for item in items:
        row = slow_row(item.nodeid)
        if row is None:
            continue
        seen[row] += 1
        if seen[row] > SLOW[row]:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def example_games() -> Iterator[tuple[str, ...]]:
    """The games of ``examples/``, installed: here and in every process that the test starts."""
    with installed_examples.on_the_path(installed_examples.installed()):
        yield tuple(installed_examples.PACKAGES)
