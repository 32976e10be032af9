"""Korsi for researchers: every game for PettingZoo, Gymnasium and OpenSpiel.

Each peer has its own module, because importing it asks for the peer itself:
`pip install 'korsi[research]'`.
"""
