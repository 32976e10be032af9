"""Records for interpreted rules: what is read is a plain Python integer.

Compiled code widens every field to 64 bits when it reads it. NumPy does not: an int8 read from a
record stays an int8, and `card * 20 + space` overflows. These few lines make the interpreter read
as the compiler does; what is written still has to fit its field, and complains if it does not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Any

import numpy as np


class IntField(np.ndarray[Any, Any]):
    """An array field whose elements are read as Python integers."""

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return int(found) if isinstance(found, np.integer) else found


class IntRecord:
    """One record, by attribute for the rules and by name for everybody else."""

    __slots__ = ("raw",)

    raw: Any

    def __init__(self, raw: Any):
        object.__setattr__(self, "raw", raw)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        found = self.raw[name]
        return found.view(IntField) if isinstance(found, np.ndarray) else found.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self.raw[name] = value

    def __getitem__(self, name: str) -> Any:
        return self.raw[name]

    def copy(self) -> IntRecord:
        return IntRecord(copied(self.raw))

    def tobytes(self) -> bytes:
        return bytes(self.raw.tobytes())


def copied(record: Any) -> Any:
    """A copy of the record, to try steps on. It is copied as bytes: field by field NumPy takes 25
    microseconds."""
    if isinstance(record, IntRecord):
        return record.copy()
    return np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]


class IntStates(np.ndarray[Any, Any]):
    """An array of records that hands out IntRecords."""

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return IntRecord(found) if isinstance(found, np.void) else found

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value.raw if isinstance(value, IntRecord) else value)


class Ints:
    """A record to be read by people's code: plain integers and lists of them.

    A field is read when it is first asked for, and only once. Not for rules: they change records.
    `like`: another record of the same game, such as somebody else's view of the same table or of
    the step before; what both have alike was read there.
    """

    def __init__(self, record: Any, like: Ints | None = None):
        self.record = record
        self._like = like
        if like is not None:
            like._like = None  # no chain of all the positions there were

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        like, found = self._like, None
        if like is not None and (found := vars(like).get(name)) is not None:
            field = (name,)
            if like.bytes_of(field) != self.bytes_of(field):
                found = None
        if found is None:
            found = self.record[name].tolist()
        setattr(self, name, found)
        return found

    def __getitem__(self, name: str) -> Any:
        return self.record[name]

    def bytes_of(self, fields: tuple[str, ...]) -> bytes | tuple[bytes, ...]:
        """The bytes of some fields: if they are the same, so are the values."""
        return _lying(self._dtype, fields)(self._bytes)

    @cached_property
    def _bytes(self) -> bytes:
        """All of it, when it is first asked for: of a record that stays as it is."""
        return bytes(self.record.tobytes())

    @cached_property
    def _dtype(self) -> np.dtype[Any]:
        found: np.dtype[Any] = getattr(self.record, "raw", self.record).dtype
        return found


@lru_cache(maxsize=4096)
def _lying(
    record: np.dtype[Any], fields: tuple[str, ...]
) -> Callable[[bytes], bytes | tuple[bytes, ...]]:
    """A function that takes the bytes of these fields out of a record's bytes."""
    lie: Mapping[str, Any] = record.fields or {}
    places = [slice(lie[name][1], lie[name][1] + lie[name][0].itemsize) for name in fields]
    return itemgetter(*places) if places else lambda _: b""


def ints(record: Any) -> Any:
    """`s = ints(record)`: then s.money[seat] is an int, s.supply[colour] a list of them."""
    return record if isinstance(record, Ints) else Ints(record)
