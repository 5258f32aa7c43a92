"""Faults in random order under load, and a checker that knows the rules of the games and nothing of the server."""
