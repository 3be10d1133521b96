"""Drivers are loaded once per game (`farlands.drivers.bind`), never on their own."""

collect_ignore = ["src/farlands/drivers/cuda.py", "src/farlands/drivers/playout.py", "src/farlands/drivers/search.py"]
