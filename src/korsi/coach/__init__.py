"""The teacher at the table: what turns are worth, and why. It stands on bots and knows no web."""
