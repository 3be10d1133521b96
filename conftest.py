"""Drivers are loaded once per game (`farlands.drivers.bind`), never on their own."""

collect_ignore = [f"src/farlands/drivers/{driver}.py" for driver in ("coach", "cuda", "perft", "playout", "search")]
