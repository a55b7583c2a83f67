"""The letters: plain text, in the person's language, and nothing of the game."""

from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import urlsplit

from coven.server.clock import CLOCK
from coven.server.features.mail.links import Links
from coven.table.words import words


def turn_letter(links: Links, sender: str, to: str, language: str, id: str) -> EmailMessage:
    """That it is somebody's turn; mail programs can end such mails by one click."""
    text = words(language)("mail-turn-text", games=links.games(), stop=links.stop(id))
    letter = new_letter(links, sender, to, words(language)("turn-text"), text)
    letter["List-Unsubscribe"] = f"<{links.stop_by_one_click(id)}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def confirming_letter(links: Links, sender: str, to: str, language: str, id: str) -> EmailMessage:
    """Whether somebody wants such mails at all."""
    speak = words(language)
    return new_letter(links, sender, to, speak("mail-confirm-subject"), speak("mail-confirm-text", link=links.confirm(id), site=links.site))


def new_letter(links: Links, sender: str, to: str, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = f"Coven <{sender}>", to, subject
    letter["Date"] = format_datetime(datetime.fromtimestamp(CLOCK.now(), UTC))
    letter["Message-ID"] = make_msgid(domain=urlsplit(links.site).hostname or "localhost")
    letter["Auto-Submitted"] = "auto-generated"  # no answer by a machine is wanted
    letter.set_content(text + "\n")
    return letter
