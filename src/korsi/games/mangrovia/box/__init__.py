"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default map: other spaces, prices, statues, piers or starting cards are a
change of the data file alone. `shape` says what an entry looks like, the others what entries must
agree on. Only what the rules rely on, or what is certain about the box, is enforced; what is
reconstructed may be corrected freely.

words      steps, areas, currencies: what the file may say, numbered
shape      the types of its entries
cards      M-1, M-9.1: players, landscapes and cards
board      M-2: spaces and paths
piers      M-2.11, M-5.5
tiles      M-1.4, M-1.6, M-14: amulets, poles, tiles
setup      M-3
payments   M-8.15
"""

from .board import *
from .cards import *
from .payments import *
from .piers import *
from .setup import *
from .shape import *
from .tiles import *
from .words import *
