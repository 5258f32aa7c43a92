"""Text forms: a state in one line, an action in one word, the names of things."""
