"""Benchmarks: ratios against peers measured in the same run, never a timed test. ``make bench`` prints them."""
