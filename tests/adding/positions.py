"""Positions with made-up pieces and terrain, as the copied trees read them."""

from typing import Final

_BLOCKS: Final = "10_10-10-10-10-4hh4-4hh4-10-10-10-10"
SCOUTS: Final = f"{_BLOCKS}_CLTF1N.MTH1N.SCC3N_SCH8S.LTB9S.CLTE10S_w"
#: A row of dunes before the medium tank of White.
DUNES: Final = "10_10-10-10-10-4hh4-2ddd5-10-10-10-10_CLTF1N.MTC3N_LTB9S.CLTE10S_w"
