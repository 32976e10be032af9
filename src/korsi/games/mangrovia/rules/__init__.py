"""The rules of Mangrovia in the order of docs/rules/mangrovia.md.

setup       M-3
bowls       M-4: phase 1
boat        M-5: phase 2, from pier to pier
cards       M-6
amulets     M-7
building    M-8: huts and the exact payment for them
birds       M-9
rounds      M-10, M-11: phase 3 and the end of the game
contract    acting, legal, refusal, apply
"""
