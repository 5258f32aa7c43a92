"""Who can sit down besides people. A bot gets what its seat may see, never the truth."""
