"""Kuhn poker for Behemoth: ``kuhn_poker.game`` has all of it."""
