"""Simulations and measurements over the games of the house."""
