"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default box: other costs, divisors, flags, rows or rewards are a change of
the data file alone. `shape` says what an entry looks like, the others what entries must agree on:

words        colours, buildings, effects: what the file may say, numbered
shape        the types of its entries
buildings    T-4
setup        T-1, T-2
board        the numbers printed on it
activities   T-18, T-20
events       T-19, T-20.4
characters   T-17
leroy        T-21
groups       T-8.4
"""

from .activities import *
from .board import *
from .buildings import *
from .characters import *
from .events import *
from .groups import *
from .leroy import *
from .setup import *
from .shape import *
from .words import *
