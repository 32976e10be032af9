"""The rules of Lantern in the order of docs/rules/lantern.md.

setup       L-2
turn        L-3, L-4.1
contract    acting, legal, refusal, apply
"""
