"""The rules themselves: the phases of a turn, attacks, what the cards do, and why something is refused."""
