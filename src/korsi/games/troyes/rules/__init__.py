"""The rules of Troyes in the order of docs/rules/troyes.md.

board       T-4    influence, points, deniers, rows, the cathedral's columns
setup       T-2, T-3
round       T-5, T-7.2, T-14, T-15: from one decision to the next
events      T-6, T-19
black_dice  T-6.7 to T-6.13
influence   T-8.9
modifiers   T-8.5 to T-8.8
dice        T-8.1 to T-8.4
citizens    T-9.3, T-12
cathedral   T-10
countering  T-11
activities  T-9, T-11.1, T-13
civil, religious, military  T-18, T-20: one function for each effect
leroy_dice, leroy           T-21
turn, gathering, choices    T-7.1, T-8.1, T-9.8: what a player decides, step by step
contract    acting, legal, refusal, apply
bounds      how long a game can last
"""
