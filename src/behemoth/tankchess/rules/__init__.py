"""The rules: movement, fire, the Monster, what an action does, threats, draws and faults."""
