"""`python -m rules_core` is the command `rules-core`."""

import sys

from rules_core.cli import main

sys.exit(main())
