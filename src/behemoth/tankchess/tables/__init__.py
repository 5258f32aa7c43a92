"""The tables of kinds and terrain: figures and traits, no rule."""
