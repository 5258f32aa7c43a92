"""A server for the tests of the client."""

from tests.server.conftest import server

__all__ = ["server"]
