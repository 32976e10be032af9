"""The rules of Keyflower in the order of docs/rules/keyflower.md.

screens       F-1.3, F-12.5: bag, pile and screens, and what everybody has seen
setup         F-2
seasons       F-3: the start of a season, the winter tiles
turns         F-4.1 to F-4.3: one turn after another
bidding       F-4.8 to F-4.13
using         F-5
workers       F-4.1, F-4.4: bid, use or pass, and the workers who go
effects       F-6: payments and choices
transport     F-7, F-11.1: moves and upgrades
season_end    F-8: the sale, the boats
placing       F-9
summer_boats  F-10
prospects     what people are told of every tile
contract      acting, legal, refusal, apply
"""
