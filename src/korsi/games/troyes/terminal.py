"""The table as text."""


def board(*a): ...
