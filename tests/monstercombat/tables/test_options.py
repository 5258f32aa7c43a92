"""Options: typed, bounded, validated, explained; presets."""

from __future__ import annotations

import pickle
from random import Random

import msgspec
import pytest

from behemoth.games import InvalidOptions, read_options, write_options
from behemoth.locale import LANGUAGES
from behemoth.monstercombat import COOP, EventCounts, MonsterCombat, Options, preset
from behemoth.monstercombat.tables.options import FIELDS_OF, ONLY_IN, checked


@pytest.mark.parametrize(
    "wrong",
    [
        {"hearts": "0"},
        {"hearts": "10"},
        {"hand_limit": "8"},
        {"trigger_count": "58"},
        {"turn_cap": "0"},
        {"variant": "chess"},
        {"sleep": "long"},
        {"carry_over": "perhaps"},
        {"event_counts": '{"heal":21}'},
        {"event_counts": '{"thunder":1}'},
        {"hats": "1"},
    ],
)
def test_impossible_values_are_refused_as_text(wrong: dict[str, str]) -> None:
    with pytest.raises(InvalidOptions) as refused:
        read_options(Options, wrong)
    assert all(refused.value.sentence(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "wrong",
    [
        Options(hearts=99),
        Options(event_counts=EventCounts(heal=5)),
        Options(open_hands=True),
        Options(variant=COOP, trigger_count=3),
        Options(variant=COOP, lightning_secret=True),
        Options(trigger_on_any_draw=True, discard_redraw=5, reverse_ends_turn=False),
        Options(trigger_on_any_draw=True, discard_redraw=1, event_counts=EventCounts(8, 4, 4, 4, 0)),
    ],
)
def test_options_that_do_not_go_together_are_refused(wrong: Options) -> None:
    with pytest.raises(InvalidOptions) as refused:
        MonsterCombat().start(wrong, 3, Random(1))
    assert all(refused.value.sentence(language) for language in LANGUAGES)


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_seats_out_of_range(seats: int) -> None:
    with pytest.raises(InvalidOptions):
        MonsterCombat().start(Options(), seats, Random(1))


def test_options_as_text_and_back() -> None:
    for options in MonsterCombat().variations():
        assert read_options(Options, write_options(options)) == options
        assert checked(options) == options


def test_equal_options_are_written_alike_however_they_were_given() -> None:
    for variant in ("versus", "coop"):
        plain = preset(variant, "classic")
        spelled = msgspec.json.decode(msgspec.json.encode(msgspec.structs.asdict(plain)), type=Options)
        assert msgspec.json.encode(spelled) != msgspec.json.encode(plain)
        for options in (spelled, plain):  # the longer one first: what was checked before must not matter
            assert options == plain
            assert msgspec.json.encode(checked(options)) == msgspec.json.encode(plain)
            assert "turn_cap" not in MonsterCombat().start(options, 3, Random(1)).text()


def test_every_value_of_every_option_is_tried_in_each_variant_it_belongs_to() -> None:
    tried = list(MonsterCombat().variations())
    for variant, fields in FIELDS_OF.items():
        mine = [options for options in tried if options.variant == variant]
        for name in fields:
            if name != "variant":
                assert len({msgspec.json.encode(getattr(options, name)) for options in mine}) > 1, name
    assert not set(ONLY_IN["versus"]) & set(ONLY_IN["coop"])


@pytest.mark.parametrize("options", [Options(), Options(hearts=5), Options(variant="coop", sleep="n_turns")])
def test_options_from_a_pickle_are_written_alike(options: Options) -> None:
    again = pickle.loads(pickle.dumps(options))
    assert again == options
    assert msgspec.json.encode(again) == msgspec.json.encode(options)
