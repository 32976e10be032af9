"""components.toml -> constant arrays, and every way the file can contradict itself.

Nothing here knows the default box: other costs, divisors, flags, rows or rewards are a change of
the data file alone. One file for each part of it, in its order; the game asks for names here.

reading     the file itself; colours, buildings and districts are numbered once for the whole game
buildings   T-4.1 to T-4.3
setup       T-1, T-2
economy     deniers, influence, agriculture, the cathedral, the end
activities  T-18, T-20
events      T-19
characters  T-17
solo        T-21
units       what follows from them: the most one action can bring
"""

from .activities import *  # noqa: F403
from .buildings import *  # noqa: F403
from .characters import *  # noqa: F403
from .economy import *  # noqa: F403
from .events import *  # noqa: F403
from .reading import *  # noqa: F403
from .setup import *  # noqa: F403
from .solo import *  # noqa: F403
from .units import *  # noqa: F403
