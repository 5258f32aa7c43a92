"""Text forms of positions, moves, states and schemes, written and read."""
