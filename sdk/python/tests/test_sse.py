from __future__ import annotations

import pytest

from model_runtime_client.sse import EventTooLargeError, SseParser


def read(*chunks: bytes, limit: int = 1000) -> list[bytes]:
    parser = SseParser(limit)
    return [data for chunk in chunks for data in parser.feed(chunk)]


def by_byte(text: bytes) -> list[bytes]:
    return [text[at : at + 1] for at in range(len(text))]


CASES = {
    "LF": (b"data: a\n\ndata: b\n\n", [b"a", b"b"]),
    "CR": (b"data: a\r\rdata: b\r\r", [b"a", b"b"]),
    "CRLF": (b"data: a\r\n\r\ndata: b\r\n\r\n", [b"a", b"b"]),
    "mixed line ends": (b"data: a\r\n\ndata: b\n\rdata: c\r\r\n", [b"a", b"b", b"c"]),
    "a byte order mark at the start": (b"\xef\xbb\xbfdata: a\n\n", [b"a"]),
    "a byte order mark elsewhere": (b"data: a\n\n\xef\xbb\xbfdata: b\n\n", [b"a"]),
    "comments": (b": hi\ndata: a\n:data: x\n\n:\n\n", [b"a"]),
    "a comment after a byte order mark": (b"\xef\xbb\xbf: hi\ndata: a\n\n", [b"a"]),
    "several lines": (b"data: a\ndata:b\ndata:  c\n\n", [b"a\nb\n c"]),
    "no colon": (b"data\ndata: a\nid\nnonsense\n\n", [b"\na"]),
    "unknown fields": (b"foo: 1\ndata: a\nDATA: b\ndata : c\n\n", [b"a"]),
    "ids, also with NUL": (b"id: 1\x00\ndata: a\nid: 7\n\nid: 9\n\n", [b"a"]),
    "blocks without data": (b"\n\nevent: x\n\nid: 3\n\ndata: a\n\n", [b"a"]),
    "a last frame that is cut": (b"data: a\n\ndata: b\n", [b"a"]),
    "a last line that is cut": (b"data: a\n\ndata: b", [b"a"]),
    "characters of several bytes": ("data: größe 🜂\n\n".encode(), ["größe 🜂".encode()]),
}


@pytest.mark.parametrize("name", CASES)
def test_framing_is_read_the_same_however_it_is_cut(name: str) -> None:
    text, expected = CASES[name]
    assert read(text) == expected
    assert read(*by_byte(text)) == expected
    for at in range(len(text)):
        assert read(text[:at], text[at:]) == expected


def test_an_event_that_ends_at_cr_does_not_wait_for_what_follows() -> None:
    assert read(b"data: a\r\r") == [b"a"]


def test_a_legal_retry_is_kept_and_others_are_ignored() -> None:
    parser = SseParser(100)
    list(parser.feed(b"retry: 20\nretry: -1\nretry: 1.5\nretry:\nretry: 3x\nretry: \xd9\xa3\n\n"))
    assert parser.retry_ms == 20


def test_data_at_the_limit_passes_and_one_byte_more_does_not() -> None:
    assert read(b"data: " + b"x" * 100 + b"\n\n", limit=100) == [b"x" * 100]
    assert read(b"\xef\xbb\xbfdata: " + b"x" * 100 + b"\n\n", limit=100) == [b"x" * 100]
    with pytest.raises(EventTooLargeError):
        read(b"data: " + b"x" * 101 + b"\n\n", limit=100)


@pytest.mark.parametrize("line", [b"data: xxxxxxxxxx\n", b"data:\n"])
def test_lines_count_together(line: bytes) -> None:
    with pytest.raises(EventTooLargeError):
        read(line * 102, limit=100)


def test_events_count_each_for_itself() -> None:
    assert read(b"data: xxxxxxxxxx\n\n" * 50, limit=10) == [b"xxxxxxxxxx"] * 50


def test_a_line_without_end_is_not_held_beyond_the_limit() -> None:
    parser = SseParser(1000)
    for _ in range(10):
        assert list(parser.feed(b"x" * 100)) == []
    with pytest.raises(EventTooLargeError):
        list(parser.feed(b"x" * 100))


def test_of_an_endless_comment_nothing_is_held() -> None:
    parser = SseParser(10)
    list(parser.feed(b"data: a\n:"))
    for _ in range(100):
        list(parser.feed(b"x" * 1000))
    assert list(parser.feed(b"\n\n")) == [b"a"]
    assert read(b":" + b"x" * 5000 + b"\n\ndata: a\n\n", limit=10) == [b"a"]
