"""Which passwords are too weak: those that everybody tries first."""

from coven.errors import CovenError

FEWEST_LETTERS = 4  # different ones
COMMON = frozenset(
    "password password1 password12 password123 passw0rd passwort passwort1 wachtwoord wachtwoord1 12345678 123456789 1234567890 0123456789 87654321"
    " qwertyui qwertyuiop qwertz123 qwertzui qwerty12 qwerty123 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl abcdefgh abcd1234 abc12345 iloveyou letmein1"
    " sunshine princess football baseball superman trustno1 welcome1 willkommen welkom01 hallo123 geheim123 changeme whatever dragon12 monkey12"
    " computer internet administrator admin123 admin1234 coven123 witches1 witchcraft broomservice wanderingtowers".split()
)


def check_strong(password: str, *names: str) -> None:
    """Raises `weak_password` with the reason: `common`, `name` or `simple`."""
    plain = password.strip().casefold()
    names_of = {name.casefold() for name in names if name}
    if plain in COMMON:
        raise weak("common", "That password is one of those everybody tries first; take another.")
    if plain in names_of or any(plain in (name * 2, name[::-1]) or plain.rstrip("0123456789!") == name for name in names_of):
        raise weak("name", "The password must not be the login or the name.")
    if len(set("".join(plain.split()))) < FEWEST_LETTERS:
        raise weak("simple", f"The password needs at least {FEWEST_LETTERS} different characters that are no blanks.")


def weak(reason: str, message: str) -> CovenError:
    return CovenError("weak_password", message, reason=reason)
