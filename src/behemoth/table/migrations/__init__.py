"""How the store's tables came to be, step by step; run by Alembic at the start of the server.

A new step: add ``versions/0002_<what>.py``, change ``schema.py`` to match, and set ``NEWEST`` there.
"""
