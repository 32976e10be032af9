"""Keyflower in rulebook order: seasons, bidding, using, effects, transport, season's end, placing."""
