"""The table as a picture."""


def scene(*a): ...
