"""Secrets of a match: given out once, kept as hashes, and asked for again by who knows them."""

from __future__ import annotations

import re

from behemoth.table.setup import fits, hash_of, new_id, new_secret, secret_from


def test_only_the_secret_itself_fits() -> None:
    secret = new_secret()
    assert fits(secret, hash_of(secret))
    assert not fits(secret + "x", hash_of(secret))
    assert not fits("", hash_of(secret))


def test_nothing_fits_where_nothing_is_kept() -> None:
    """A seat without an invitation is not opened by an empty one."""
    assert not fits("", "")
    assert not fits(new_secret(), "")


def test_a_secret_is_found_again_from_the_same_secrets_only() -> None:
    assert secret_from("invitation", "key") == secret_from("invitation", "key")
    others = {secret_from("invitation", "key"), secret_from("key", "invitation"), secret_from("invitationkey")}
    assert len(others) == 3
    assert "key" not in secret_from("invitation", "key")


def test_names_are_short_enough_for_a_link_and_never_the_same() -> None:
    names = {new_id() for _ in range(200)}
    assert len(names) == 200
    assert all(re.fullmatch("[a-z2-7]{16}", name) for name in names)
