"""Journals: any damage gets a precise message, never a traceback and never another match."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farlands import Deal, FarlandsError, Match, journal
from farlands.errors import BadJournal


def finished(seats=2, moves=10_000, **options):
    match = Match("faraway", ["Ann", "Bób", "C", "D", "E", "F"][:seats], options, Deal(bytes(range(32))))
    while not match.over and len(match.moves) < moves:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[-1])
    return match


LINES = journal.lines(finished())
DATA = "".join(LINES).encode()


def key_of(data):
    with pytest.raises(FarlandsError) as caught:
        journal.parse(data)
    assert str(caught.value)
    assert "\n" not in str(caught.value)
    assert "\x1b" not in str(caught.value)
    return caught.value.key


def rewritten(change, line=0):
    """The journal with one line changed and no hashes, as somebody could write it by hand."""
    entries = [json.loads(text) for text in LINES]
    for entry in entries:
        del entry["check"]
    entries[line] = change(entries[line])
    return "\n".join(json.dumps(entry) for entry in entries).encode()


def test_a_finished_match_verifies(tmp_path):
    path = tmp_path / "match.jsonl"
    finished().save(path)
    verdict = journal.verify(path)
    assert (verdict.finished, verdict.committed, verdict.chained) == (True, True, True)


def test_a_journal_without_hashes_is_read_and_the_verdict_says_so(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_bytes(rewritten(lambda entry: entry | {"commitment": None}))
    verdict = journal.verify(path)
    assert (verdict.finished, verdict.committed, verdict.chained) == (True, False, False)


@pytest.mark.parametrize(
    ("change", "line", "key"),
    [
        (lambda e: {"a": 1}, 0, "journal-not-one"),
        (lambda e: e | {"farlands_journal": 2}, 0, "journal-newer"),
        (lambda e: e | {"farlands_journal": 0}, 0, "journal-version"),
        (lambda e: e | {"farlands_journal": "1"}, 0, "journal-not-one"),
        (lambda e: e | {"game": "chess"}, 0, "unknown-game"),
        (lambda e: e | {"game": None}, 0, "journal-header"),
        (lambda e: e | {"rules": 99}, 0, "journal-rules"),
        (lambda e: e | {"rules": True}, 0, "journal-header"),
        (lambda e: e | {"deck": "0" * 16}, 0, "journal-deck"),
        (lambda e: e | {"deck": "0" * 100_000}, 0, "journal-deck"),
        (lambda e: e | {"game": "\x1b[2J" * 1000}, 0, "unknown-game"),
        (lambda e: e | {"seats": ["A"]}, 0, "bad-seat-count"),
        (lambda e: e | {"seats": [1, 2]}, 0, "bad-seat-name"),
        (lambda e: e | {"options": {"x": "y"}}, 0, "unknown-option"),
        (lambda e: e | {"options": {"advanced": []}}, 0, "bad-option-value"),
        (lambda e: e | {"deal": None}, 0, "journal-deal-withheld"),
        (lambda e: e | {"deal": "00"}, 0, "bad-deal-secret"),
        (lambda e: e | {"deal": "11" * 32}, 0, "journal-commitment"),
        (lambda e: e | {"deal": {"regions": [1, 1]}, "commitment": None}, 0, "bad-deal-draw"),
        (lambda e: e | {"move": "P69"}, 1, "journal-illegal-move"),
        (lambda e: e | {"seat": 10**40}, 1, "journal-illegal-move"),
        (lambda e: e | {"seat": "0"}, 1, "journal-damaged"),
        (lambda e: e | {"ply": 2}, 1, "journal-gap"),
        (lambda e: {"end": True}, 1, "journal-early-end"),
        (lambda e: e | {"scores": [1, 2]}, -1, "journal-result"),
        (lambda e: e | {"places": [1, 1]}, -1, "journal-result"),
    ],
)
def test_a_wrong_line_is_named(change, line, key):
    assert key_of(rewritten(change, line)) == key


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "journal-empty"),
        (b"\n\n", "journal-empty"),
        (b"hello\n", "journal-not-one"),
        (b"[]\n", "journal-damaged"),
        (b"[" * 100_000 + b"\n", "journal-not-one"),
        (b"\xff\xfe\n", "journal-not-one"),
        (DATA.replace(b"{", b"[", 1), "journal-damaged"),
        (DATA[:-40], "journal-cut-off"),
        (DATA.replace(b'"ply": 3', b'"ply": 4'), "journal-edited"),
        (DATA.replace(b"Ann", b"Eve"), "journal-edited"),
        ("".join(LINES[:5] + LINES[6:]).encode(), "journal-edited"),
        ("".join([*LINES, LINES[-1]]).encode(), "journal-edited"),
    ],
)
def test_damage_is_named(data, key):
    assert key_of(data) == key


def test_a_move_changed_to_another_legal_one_does_not_pass_for_the_match():
    other = LINES[1].replace(json.loads(LINES[1])["move"], finished(moves=0).legal(0)[0])
    assert other != LINES[1]
    assert key_of("".join([LINES[0], other, *LINES[2:]]).encode()) == "journal-edited"


def test_a_journal_cut_between_lines_is_an_unfinished_match():
    match = journal.parse("".join(LINES[:9]).encode())
    assert not match.over
    assert len(match.moves) == 8


def test_a_torn_last_line_can_be_salvaged(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_bytes("".join(LINES[:9]).encode() + LINES[9][:20].encode())
    with pytest.raises(BadJournal):
        journal.read(path)
    assert len(journal.salvage(path).moves) == 8


def test_other_damage_is_not_salvaged(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_bytes(DATA.replace(b"Ann", b"Eve"))
    with pytest.raises(BadJournal):
        journal.salvage(path)


@pytest.mark.parametrize("saved_as", [lambda text: b"\xef\xbb\xbf" + text, lambda text: text.replace(b"\n", b"\r\n")], ids=["mark", "ends"])
def test_what_editors_add_to_a_text_does_no_harm(tmp_path, saved_as):
    path = tmp_path / "match.jsonl"
    path.write_bytes(saved_as(DATA))
    assert journal.verify(path).chained
    path.write_bytes(saved_as(DATA)[:-30])
    assert journal.salvage(path).moves == finished().moves


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_a_file_without_end_is_refused():
    with pytest.raises(BadJournal, match="too large"):
        Match.load("/dev/zero")


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadJournal) as caught:
        journal.read(tmp_path / "none.jsonl")
    assert "none.jsonl" in str(caught.value)


def test_a_file_follows_its_match_move_by_move_and_through_undo(tmp_path):
    path = tmp_path / "new folder" / "match.jsonl"
    match = finished(moves=5)
    file = journal.JournalFile(path)
    file.sync(match)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
        file.sync(match)
        assert path.read_text() == "".join(journal.lines(match))
        if len(match.waiting) == 1 and not match.over and len(match.moves) % 3 == 0:
            seat = match.waiting[0]
            match.play(seat, match.legal(seat)[0])
            file.sync(match)
            try:
                match.undo()
            except FarlandsError:
                continue
            file.sync(match)
            assert path.read_text() == "".join(journal.lines(match))
    assert Match.load(path).g.tobytes() == match.g.tobytes()


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(st.integers(0, len(DATA) - 1), st.integers(0, 255), st.integers(0, 3))
def test_any_changed_byte_is_noticed_or_changes_nothing(place, byte, length):
    data = DATA[:place] + bytes([byte]) * length + DATA[place + 1 :]
    try:
        match = journal.parse(data)
    except FarlandsError:
        return
    # only white space may come and go unnoticed, or the end of the file
    assert "".join(journal.lines(match)).startswith("".join(LINES[: len(match.moves) + 1]))


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.binary(max_size=300) | st.text(max_size=100).map(str.encode))
def test_garbage_is_refused_in_words(data):
    with pytest.raises(FarlandsError) as caught:
        journal.parse(data)
    assert str(caught.value)
