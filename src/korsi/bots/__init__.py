"""Bots: they are given a view, re-deal what they cannot know, and answer with a legal action."""

from korsi.bots.seats import BOTS, Bot, make_bot, parse_bot

__all__ = ["BOTS", "Bot", "make_bot", "parse_bot"]
