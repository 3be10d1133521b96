"""Playing at a terminal: whole matches through standard input, who sees what, undo."""

from farlands import Match
from tests.cli.helpers import DEAL, SECRET, first_moves, journals


def test_hot_seat_match_from_first_to_last_move(cli, home):
    lines, match = first_moves(["Ann", "Bob"])
    code, out, _ = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines)
    assert code == 0
    assert f"{max(match.scores())} points" in out
    assert "wins!" in out
    assert out.index("Total") < out.index("wins!"), "who has won stands at the bottom of the screen"
    kept = Match.load(journals(home)[0])
    assert kept.moves == match.moves


def test_match_against_a_bot(cli, home):
    """Whatever the bot does: a refused answer lists what is possible, so the number 1 to 68 that is possible comes up in the end."""
    lines = [str(card) for _ in range(30) for card in range(1, 69)]
    code, out, _ = cli("play faraway", *lines)
    assert code == 0
    assert "medium (bot)" in out
    assert Match.load(journals(home)[0]).over


def test_advanced_option(cli, home):
    lines, match = first_moves(["Ann", "Bob", "Cy"], {"advanced": True})
    assert cli(f"play faraway --seats Ann,Bob,Cy --option advanced --option tie_break=lowest_sum --deal {SECRET}", *lines)[0] == 0
    assert Match.load(journals(home)[0]).moves == match.moves


def test_questions_and_garbage_change_nothing(cli, home):
    typed = ["", "", "?", "?49", "?s12", "?nonsense", "?999", "?S0", "h", "s", "u", "banana", "P99999999", "-1", "²", "T1", "[bold]", "q"]
    code, out, _ = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *typed)
    assert code == 0
    assert "Region 49, blue, by day" in out
    assert "Sanctuary 12, blue" in out
    assert out.count("is no card") == 3
    assert "no move of yours to take back" in out
    assert "“[bold]” is no move" in out
    assert out.count("Which region from your hand") == 2, "Enter alone shows the table again"
    assert "--journal" in out
    assert Match.load(journals(home)[0]).moves == []


def test_each_person_sees_only_their_own_hand(cli):
    """What is shown before the hand-over to Bob tells nothing of Bob's hand, and after it nothing of Ann's choice."""
    lines, _ = first_moves(["Ann", "Bob"], most=1)
    out = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines, "", "q")[1]
    before, after = out.split("Now Bob!")
    start = Match("faraway", ["Ann", "Bob"], deal=DEAL)
    hands = [start.view(seat)["hand"] for seat in (0, 1)]
    shown = [[card for card in hand if f"{card} " in part] for hand, part in zip(hands, (before, after), strict=True)]
    assert shown == hands
    assert not [card for card in hands[1] if f"╭{card} " in before]
    assert not [card for card in hands[0] if f"╭{card} " in after]


def test_undo_hands_back_to_who_moved(cli, home):
    lines, _ = first_moves(["Ann", "Bob"], most=1)
    out = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines, "", "u", "", "q")[1]
    assert out.count("Now Ann!") == 2
    assert Match.load(journals(home)[0]).moves == []


def test_undo_is_refused_after_a_reveal(cli, home):
    lines, match = first_moves(["Ann", "Bob"], most=2)
    next_seat = [""] if match.waiting[0] == 0 else []
    out = cli(f"play faraway --seats Ann,Bob --deal {SECRET}", *lines, *next_seat, "u", "q")[1]
    assert "something hidden came to light" in out
    assert len(Match.load(journals(home)[0]).moves) == 2


def test_a_refused_undo_does_not_tell_what_another_put_back_in_secret(cli):
    """Advanced variant: the last to put regions back uncovers the market; which regions stays a secret. The next at the screen tries u."""
    lines, match = first_moves(["Ann", "Bob"], {"advanced": True}, most=4)
    secret = match.game.MOVES.notation(match.moves[-1].action)
    assert (secret[0], match.waiting) == ("D", [0, 1])
    out = cli(f"play faraway --seats Ann,Bob --option advanced --deal {SECRET}", *lines, "", "u", "q")[1]
    after = out[out.rindex("Now Ann!") :]
    assert "something hidden came to light" in after
    assert secret not in after


def test_a_number_of_seats_alone_is_you_and_bots(cli, home):
    assert cli("play faraway --seats 3", "q")[0] == 0
    assert Match.load(journals(home)[0]).names == ["you", "bot:medium", "bot:medium"]
