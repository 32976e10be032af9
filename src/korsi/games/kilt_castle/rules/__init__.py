"""The rules of Kilt Castle in the order of docs/rules/kilt_castle.md.

setup       K-2
moving      K-3
building    K-4
roofs       K-5
ending      K-6.1, K-7: the end of a turn and of the game
contract    acting, legal, refusal, apply
"""
