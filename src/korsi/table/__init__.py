"""The web table: seats, bots, clocks, a live stream, and a log of actions that is the truth."""
