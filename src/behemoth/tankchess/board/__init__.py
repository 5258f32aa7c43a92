"""The board as values: squares, headings, pieces, moves and the position between two decisions."""
