"""What seats remember of what they saw, and the full states they can imagine by it."""
