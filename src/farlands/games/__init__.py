"""The games. One folder is one game, the same rooms in each; see `docs/how-a-game-is-built.md`."""
