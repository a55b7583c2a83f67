"""The settings. A flag goes before the environment (COVEN_PORT=…), the environment before the file coven.toml, the file before the default."""

import os
import re
from difflib import get_close_matches
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, SettingsError, TomlConfigSettingsSource

from coven.errors import CovenError

FILE = "coven.toml"
NEAR = 0.87  # how alike the name of a variable and that of a setting are for a slip of the pen, of 1
DRIVERS = {
    **dict.fromkeys(("sqlite", "sqlite+aiosqlite"), "sqlite+aiosqlite"),
    **dict.fromkeys(("postgres", "postgresql", "postgresql+asyncpg"), "postgresql+asyncpg"),
}
HOST = re.compile(r"(?=.{1,253}$)[a-z0-9]([a-z0-9_-]{0,62})(\.[a-z0-9]([a-z0-9_-]{0,62}))*")
MAIL_ADDRESS = r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$"
Seconds = Annotated[float, Field(ge=0)]


def driver_address(address: str) -> str:
    """An address as the driver wants it, from one as everybody writes it; raises `no_database` if it is of nothing we know."""
    kind, _, rest = address.partition("://")
    if kind not in DRIVERS:
        raise no_database("its address is like postgresql://user@host/name, or sqlite:///file")
    return f"{DRIVERS[kind]}://{rest.replace('sslmode=', 'ssl=')}"


def usual_host(host: str) -> str:
    """A host as browsers name it in their requests: in small letters, and in ASCII; raises `ValueError` for what is none."""
    try:
        plain = (host if host.isascii() else host.encode("idna").decode()).lower()
        if HOST.fullmatch(plain) is not None:
            return plain
        return f"[{IPv6Address(plain.removeprefix('[').removesuffix(']'))}]"
    except ValueError:
        raise ValueError(f"{host} is no host: it is like games.example.org, without https:// and without a port") from None


@lru_cache(16)
def is_loopback(host: str) -> bool:
    """Whether a host to listen at is for this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def no_database(problem: str) -> CovenError:
    return CovenError("no_database", f"The database can't be opened: {problem}.", problem=problem)


class Settings(BaseSettings):
    """Everything that can be set; checked as a whole when the server starts."""

    model_config = SettingsConfigDict(env_prefix="COVEN_", extra="forbid", frozen=True, allow_inf_nan=False)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535, description="0 takes any free one")
    data: Path = Field(default=Path("coven-data"), description="the folder of the database file and the key that signs sessions")
    database: str | None = Field(default=None, description="postgresql://user@host/name; without one, a SQLite file in the data folder")
    workers: int = Field(default=1, ge=1, le=64)
    https: bool = Field(default=False, description="whether people reach it by https; then cookies go over https alone")
    hosts: list[str] = Field(
        default_factory=list,
        description="the names people reach it by, such as games.example.org; without any, by every name, or by those of this machine if only it can",
    )
    origins: list[str] = Field(default_factory=list, description="other origins whose pages may ask, such as https://games.example.org")
    trusted_proxies: list[str] = Field(default_factory=list, description="addresses of proxies whose word on where a request came from is believed")
    metrics_from: list[str] = Field(default_factory=lambda: ["127.0.0.1", "::1"], description="addresses that may read /metrics")
    security_contact: str | None = Field(
        default=None, max_length=200, pattern=r"^(mailto:|https://)\S+$", description="where weaknesses are reported, for /.well-known/security.txt"
    )
    admin_second_factor: Literal["asked", "required"] = Field(
        default="asked",
        description="whether an admin who has no passkey is asked to make one, or may do nothing before; who has one confirms with it",
    )
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    session_days: int = Field(default=60, ge=1, le=400)
    key_days: int = Field(default=90, ge=1, le=4000, description="days after which a server that starts makes a new key to sign sessions with")
    guest_days: int = Field(default=30, ge=1, le=4000, description="days after which a guest whose last session is over is forgotten")
    bot_workers: int = Field(default=1, ge=1, le=64, description="processes in which bots think")
    bot_pace_least: Seconds = 0.8
    bot_pace_most: Seconds = 2.5
    hint_workers: int = Field(default=1, ge=1, le=64, description="processes in which hints are worked out")
    hint_simulations: int = Field(default=3000, ge=10, le=1_000_000, description="continuations that a hint is made of")
    review_simulations: int = Field(default=300, ge=2, le=10_000, description="continuations of a point of a game that is reviewed, on average")
    expire_open_after: Seconds = Field(default=2 * 24 * 3600, description="seconds after which a table that never began is closed")
    abandon_after: Seconds = Field(
        default=3 * 24 * 3600, description="seconds without a step after which a game is given up, unless its clocks give more"
    )
    close_idle_after: Seconds = Field(default=600, description="seconds after which a table nobody looks at is put away")
    stop_within: Seconds = Field(default=10, description="seconds a stopping server gives what is under way")

    hung_after: float = Field(default=20, gt=0, description="seconds after which a worker that does not answer its parent is replaced")
    start_within: float = Field(default=300, gt=0, description="seconds after which a worker that has not started is replaced")

    webhook_private: bool = Field(default=False, description="whether webhooks and push may go to private addresses, and without https")
    webhook_retry: Seconds = Field(default=30, description="seconds before a webhook that failed is tried again; twice as long each time")
    most_webhooks: int = Field(default=5, ge=0, description="webhooks of one person")
    push: bool = Field(default=True, description="whether people may have their browser's own service tell them that it is their turn")
    push_after: Seconds = Field(default=60, description="seconds that a turn waits before browsers are told of it")
    site: str | None = Field(
        default=None,
        max_length=300,
        pattern=r"^https?://[^/\s?#]+$",
        description="where people find it, for links in mails: https://games.example.org",
    )
    mail_host: str | None = Field(default=None, min_length=1, max_length=253, description="the mail server; without one nobody is sent mail")
    mail_port: int = Field(default=587, ge=1, le=65535)
    mail_security: Literal["starttls", "tls", "none"] = Field(
        default="starttls", description="starttls (mostly port 587) or tls (mostly port 465); none is for a mail server on this machine"
    )
    mail_user: str | None = Field(default=None, min_length=1, max_length=254)
    mail_password: SecretStr | None = Field(default=None, min_length=1)
    mail_from: str | None = Field(default=None, max_length=254, pattern=MAIL_ADDRESS, description="the address that mail comes from")
    mail_after: Seconds = Field(default=1800, description="seconds that a turn waits before a mail is sent for it")
    mail_every: Seconds = Field(default=6 * 3600, description="seconds between two mails to somebody about one table")

    most_tables: int = Field(default=2000, ge=1, description="tables of one process that may be in play or open")
    most_tables_each: int = Field(default=20, ge=1, description="tables one person may have open or in play")
    stored_daily: float = Field(default=4000, gt=0, description="thousands of characters that one person may have stored in a day, besides moves")
    stored_daily_address: float = Field(default=20_000, gt=0, description="the same for all people of one address together")
    most_tables_address: int = Field(default=60, ge=1, description="tables opened from one address that may be open or in play")
    most_sockets: int = Field(default=4000, ge=1, description="sockets of one process; twice as many where people sit at their tables")
    most_sockets_each: int = Field(default=30, ge=1, description="sockets of one person")
    most_sockets_address: int = Field(default=300, ge=1, description="sockets from one address; twice as many of people who sit at their tables")
    most_connections_address: int = Field(
        default=300, ge=1, description="connections from one address besides sockets; a trusted proxy has any number"
    )
    arrive_within: float = Field(default=30, gt=0, description="seconds in which a request must have arrived whole")
    hello_within: float = Field(default=10, gt=0, description="seconds in which a new socket must say hello")
    heartbeat: float = Field(default=20, gt=0, description="seconds between two heartbeats, and in which a client must answer one")
    socket_rate: float = Field(default=20, gt=0, description="messages a second on one socket")
    request_rate: float = Field(default=30, gt=0, description="requests a second from one address")
    sign_in_rate: float = Field(default=0.2, gt=0, description="attempts a second to sign in, from one address and for one account")
    strangers_wait: Seconds = Field(default=10, description="seconds an attempt at an account takes from where its owner has not been, after many")
    guest_rate: float = Field(default=1, gt=0, description="new people a second from one address")
    table_rate: float = Field(default=1, gt=0, description="new tables a second by one person")
    webhook_rate: float = Field(default=0.1, gt=0, description="new webhooks a second by one person")
    mail_rate: float = Field(default=0.001, gt=0, description="mails to confirm an address a second, by one person and from one address")
    hint_rate: float = Field(default=0.2, gt=0, description="new hints and reviews a second for one person")
    friend_rate: float = Field(default=0.2, gt=0, description="requests to be friends and invitations a second by one person")
    chat_rate: float = Field(default=1, gt=0, description="things a second said by one person")

    @model_validator(mode="after")
    def _check_together(self) -> "Settings":
        if self.bot_pace_least > self.bot_pace_most:
            raise ValueError("bot_pace_least is more than bot_pace_most")
        if self.workers > 1 and self.address.startswith("sqlite"):
            raise ValueError("several workers need PostgreSQL: a SQLite file has one writer, and tells nobody else what it wrote; set database")
        self._check_mail()
        return self

    def _check_mail(self) -> None:
        """What belongs to a mail server is set together, and no password goes over a line that others can read."""
        if self.mail_host is not None and (self.mail_from is None or self.site is None):
            raise ValueError("mail_host needs mail_from, the address that mail comes from, and site, such as https://games.example.org, for links")
        if (self.mail_user is None) != (self.mail_password is None):
            raise ValueError("mail_user and mail_password are set together")
        if self.mail_password is not None and self.mail_security == "none" and not is_loopback(self.mail_host or ""):
            raise ValueError('mail_security = "none" would send mail_password for everybody to read; use starttls or tls')

    @field_validator("hosts")
    @classmethod
    def _check_hosts(cls, hosts: list[str]) -> list[str]:
        return [usual_host(host) for host in hosts]

    @field_validator("origins")
    @classmethod
    def _check_origins(cls, origins: list[str]) -> list[str]:
        for origin in origins:
            if re.fullmatch(r"https?://[^/\s]+", origin) is None:
                raise ValueError(f"{origin} is no origin: it is like https://games.example.org, without a slash at its end")
        return [origin.lower() for origin in origins]  # as browsers write them

    @field_validator("metrics_from")
    @classmethod
    def _check_addresses(cls, addresses: list[str]) -> list[str]:
        for address in addresses:
            ip_address(address)
        return addresses

    @field_validator("trusted_proxies")
    @classmethod
    def _check_networks(cls, networks: list[str]) -> list[str]:
        for network in networks:
            ip_network(network)
        return networks

    @field_validator("database")
    @classmethod
    def _check_database(cls, database: str | None) -> str | None:
        try:
            return None if database is None else driver_address(database)
        except CovenError as error:
            raise ValueError(error.message) from None

    @property
    def is_for_this_machine(self) -> bool:
        """Whether nobody else can reach it: it listens to this machine alone, and there is no sign of a proxy before it."""
        return self.listens_to_itself and not self.https and not self.trusted_proxies

    @property
    def listens_to_itself(self) -> bool:
        """Whether it listens to this machine alone."""
        return is_loopback(self.host)

    @property
    def address(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.data.resolve() / 'coven.db'}"

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = Path(os.environ.get("COVEN_CONFIG") or FILE)
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)


def mistyped_variables() -> list[str]:
    """What is wrong with variables that are almost named like a setting; others that begin alike may be anybody's."""
    named = {f"COVEN_{name.upper()}" for name in Settings.model_fields}
    near = {name: get_close_matches(name, named, 1, NEAR) for name in os.environ if name.startswith("COVEN_") and name not in named}
    return [f"{name}: there is no such setting, but there is {found[0]}" for name, found in sorted(near.items()) if found]


def read_settings(**flags: Any) -> Settings:
    """The settings from flags, environment, file and defaults; raises `bad_settings` with every fault."""
    named = os.environ.get("COVEN_CONFIG") or None
    if named is not None and (Path(named).is_dir() or not Path(named).exists()):
        raise CovenError("bad_settings", f"There is no file {named}, which COVEN_CONFIG names.", faults=[f"COVEN_CONFIG: {named}"])
    if mistyped := mistyped_variables():
        raise CovenError("bad_settings", "The settings can't be used: " + "; ".join(mistyped) + ".", faults=mistyped)
    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as error:
        faults = [
            f"{'.'.join(map(str, fault['loc'])) or 'settings'}: {fault['msg'].removeprefix('Value error, ')}"
            for fault in error.errors(include_input=False)
        ]
        raise CovenError("bad_settings", "The settings can't be used: " + "; ".join(faults) + ".", faults=faults) from None
    except SettingsError as error:
        variable = "COVEN_" + re.findall(r'field "(\w+)"', str(error))[0].upper()
        fault = f'{variable}: a list is written as JSON, such as ["10.0.0.1"]'
        raise CovenError("bad_settings", f"The settings can't be used: {fault}.", faults=[fault]) from None
    except (OSError, ValueError) as error:
        raise CovenError("bad_settings", f"{named or FILE} can't be read: {error}.", faults=[f"{named or FILE}: {error}"]) from None
