"""The figures of the game as tables: playing cards, event cards, monsters, options and their presets."""
