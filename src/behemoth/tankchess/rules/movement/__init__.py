"""Where a piece can go (section 2, TC6.1): the flood for pieces that only drive, the walk for the others."""
