"""Keyflower in rulebook order: seasons, bids, uses, effects, transport, season's end, placing."""
