"""HTTP and WebSocket over a table. ``behemoth play`` serves it; ``build`` makes the application for other servers."""

__all__: list[str] = []
