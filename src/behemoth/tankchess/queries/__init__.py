"""What interfaces ask about a position: ends, attacks, threatened squares, refusals, facts."""
