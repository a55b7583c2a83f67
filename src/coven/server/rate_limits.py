"""Limits: so many a second from one address, of one person, on one socket; some more in one go."""

from collections import OrderedDict
from math import ceil

from coven.errors import CovenError
from coven.server.clock import CLOCK
from coven.server.settings import Settings

DAY = 24 * 3600
MOST_KEPT = 20_000  # buckets; the one longest unused makes room, being full again anyway


class Bucket:
    """Fills at a rate up to a burst; each thing done takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self.left, self._at = burst, CLOCK.elapsed()  # what is left was true when something was last taken

    def take(self, amount: float = 1) -> bool:
        """Takes one, or so much, if it is there."""
        now = CLOCK.elapsed()
        self.left = min(self._burst, self.left + (now - self._at) * self._rate)
        self._at = now
        if self.left < amount:
            return False
        self.left -= amount
        return True

    def seconds_until(self, amount: float) -> float:
        """How long it takes until so much is there, if nothing more is taken."""
        return max(0.0, (amount - self.left) / self._rate)

    @property
    def seconds_until_full(self) -> float:
        return self.seconds_until(self._burst)


class Limit:
    """A bucket for each key: an address, a person, a login. The name is what programs are told in the `RateLimit` headers."""

    def __init__(self, rate: float, burst: float, name: str = "default") -> None:
        self._rate, self._burst = rate, burst
        self._name = name
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.policy = f'"{name}";q={int(burst)};w={ceil(burst / rate)}'

    def check(self, key: str, amount: float = 1) -> None:
        """Raises `too_many` if this key has had its share."""
        self.take(key, amount)

    def take(self, key: str, amount: float = 1) -> Bucket:
        """Takes from the bucket of this key, and returns it; raises `too_many` if it has had its share."""
        bucket = self._buckets.setdefault(key, Bucket(self._rate, self._burst))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        if not bucket.take(amount):
            seconds = ceil(bucket.seconds_until(amount) * 10) / 10
            raise CovenError("too_many", "That was too much at once; wait a little.", seconds=seconds, limit=self._name)
        return bucket

    def state_of(self, bucket: Bucket) -> str:
        """What is left in a bucket and when all of it is there again, as a `RateLimit` header has it."""
        return f'"{self._name}";r={int(bucket.left)};t={ceil(bucket.seconds_until_full)}'


class KnownPlaces:
    """From which addresses the owners of accounts have lately been here."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def note(self, account: str, household: str) -> None:
        self._known[(account, household)] = None
        self._known.move_to_end((account, household))
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)

    def knows(self, account: str, household: str) -> bool:
        return (account, household) in self._known


class Stored:
    """How much is stored for a person in a day, and for all from the address they were last seen at: guests are made for nothing."""

    def __init__(self, settings: Settings) -> None:
        self._by_person, self._by_household = (daily(kilos) for kilos in (settings.stored_daily, settings.stored_daily_address))
        self._seen_at: OrderedDict[str, str] = OrderedDict()

    def see(self, person: str, household: str) -> None:
        """Notes where a person is."""
        self._seen_at[person] = household
        self._seen_at.move_to_end(person)
        if len(self._seen_at) > MOST_KEPT:
            self._seen_at.popitem(last=False)

    def spend(self, person: str, characters: int) -> None:
        """Raises `too_many` if the person, or their address, has had so much stored lately."""
        self._by_person.check(person, characters)
        if person in self._seen_at:
            self._by_household.check(self._seen_at[person], characters)


def daily(kilos: float) -> Limit:
    """So many thousand characters a day."""
    return Limit(kilos * 1024 / DAY, kilos * 1024, "stored")


class Limits:
    """The limits of one server, by what they count; where several processes serve, each allows its share of what one may do in all."""

    def __init__(self, settings: Settings) -> None:
        share = 1 / settings.workers
        self.requests = Limit(settings.request_rate, settings.request_rate * 4, "requests")
        self.guests = Limit(settings.guest_rate * share, 20, "guests")
        self.sign_ins = Limit(settings.sign_in_rate * share, max(2, 10 * share), "sign-ins")
        self.known_places = KnownPlaces()
        self.new_tables = Limit(settings.table_rate * share, 10, "tables")
        self.chats = Limit(settings.chat_rate, 5, "chat")
        self.new_webhooks = Limit(settings.webhook_rate, 10, "webhooks")
        self.friends = Limit(settings.friend_rate, 30, "friends")
        self.mails = Limit(settings.mail_rate * share, 3, "mails")
        self.hints = Limit(settings.hint_rate, 10, "hints")
        self.stored = Stored(settings)
