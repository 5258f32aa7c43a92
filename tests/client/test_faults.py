"""Errors of the client: sentences in both languages, whole after a journey to another process."""

from __future__ import annotations

import pickle

from behemoth.client import Refused, Unreachable
from behemoth.locale import LANGUAGES


def test_a_refusal_says_what_the_table_said() -> None:
    refused = pickle.loads(pickle.dumps(Refused("illegal", "The way is blocked. (TC2.4)", "TC2.4")))
    assert (refused.code, refused.rule) == ("illegal", "TC2.4")
    assert {refused.sentence(language) for language in LANGUAGES} == {"The way is blocked. (TC2.4)"}


def test_unreachable_says_where() -> None:
    fault = Unreachable("client-unreachable", server="http://club.example")
    assert all("http://club.example" in fault.sentence(language) for language in LANGUAGES)
