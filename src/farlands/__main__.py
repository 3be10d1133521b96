"""`python -m farlands`: the command line."""

import sys

from farlands.cli import main

if __name__ == "__main__":
    sys.exit(main())
