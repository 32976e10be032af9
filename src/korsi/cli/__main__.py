"""`python -m korsi.cli`: the same as `korsi`."""

import sys

from korsi.cli import main

sys.exit(main())
