"""QR codes: the standard's worked example, and codes segno made module by module."""

import hashlib

import pytest

from korsi.table import qr


def test_the_worked_example_of_the_standard():
    """ISO/IEC 18004, annex I: 01234567 in 1-M."""
    data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
    assert qr._correction(data, 10) == [165, 36, 212, 193, 237, 54, 199, 135, 44, 85]


SAME_AS_SEGNO = {  # in the same mask, and padded as the standard says
    "k": "a8b8b566ee3f6e65",
    "http://localhost:8000/t/AbCdEfGhIj": "fff0d2020e0cec67",
    "https://korsi.example/s/0123456789abcdefghijklmnopqrstuv": "4675e2cd00ecb327",
    "https://korsi.example/" + "0123456789" * 9: "0edd9807dd89d046",
    "x" * 213: "f8a692e420006d88",
}


@pytest.mark.parametrize("text", SAME_AS_SEGNO)
def test_the_same_as_segno(text):
    rows = "\n".join("".join(str(int(on)) for on in row) for row in qr.encode(text.encode()))
    assert hashlib.sha256(rows.encode()).hexdigest()[:16] == SAME_AS_SEGNO[text]


def test_what_does_not_fit_is_said():
    assert len(qr.encode(b"x" * qr.MOST)) == 57
    with pytest.raises(ValueError, match="213 bytes"):
        qr.encode(b"x" * (qr.MOST + 1))
