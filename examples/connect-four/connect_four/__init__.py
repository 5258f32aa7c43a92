"""Connect Four for Behemoth: ``connect_four.game`` has all of it."""
