"""The settings. A flag goes before the environment (COVEN_PORT=…), the environment before the file coven.toml, the file before the default."""

import os
import re
from difflib import get_close_matches
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict, SettingsError, TomlConfigSettingsSource

from coven.errors import CovenError
from coven.server.log.store import driver_address

FILE = "coven.toml"
NEAR = 0.87  # how alike the name of a variable and that of a setting are for a slip of the pen, of 1
Seconds = Annotated[float, Field(ge=0)]


class Settings(BaseSettings):
    """Everything that can be set; checked as a whole when the server starts."""

    model_config = SettingsConfigDict(env_prefix="COVEN_", extra="forbid", frozen=True, allow_inf_nan=False)

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535, description="0 takes any free one")
    data: Path = Field(default=Path("coven-data"), description="the folder of the database file and the key that signs sessions")
    database: str | None = Field(default=None, description="postgresql://user@host/name; without one, a SQLite file in the data folder")
    workers: int = Field(default=1, ge=1, le=64)
    https: bool = Field(default=False, description="whether people reach it by https; then cookies go over https alone")
    origins: list[str] = Field(default_factory=list, description="other origins whose pages may ask, such as https://games.example.org")
    trusted_proxies: list[str] = Field(default_factory=list, description="addresses of proxies whose word on where a request came from is believed")
    metrics_from: list[str] = Field(default_factory=lambda: ["127.0.0.1", "::1"], description="addresses that may read /metrics")
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    session_days: int = Field(default=60, ge=1, le=400)
    bot_workers: int = Field(default=1, ge=1, le=64, description="processes in which bots think")
    bot_pace_least: Seconds = 0.8
    bot_pace_most: Seconds = 2.5
    hint_workers: int = Field(default=1, ge=1, le=64, description="processes in which hints are worked out")
    hint_simulations: int = Field(default=3000, ge=10, le=1_000_000, description="continuations that a hint is made of")
    review_simulations: int = Field(default=60, ge=2, le=10_000, description="continuations of every point of a game that is reviewed")
    expire_open_after: Seconds = Field(default=2 * 24 * 3600, description="seconds after which a table that never began is closed")
    abandon_after: Seconds = Field(
        default=3 * 24 * 3600, description="seconds without a step after which a game is given up, unless its clocks give more"
    )
    close_idle_after: Seconds = Field(default=600, description="seconds after which a table nobody looks at is put away")
    stop_within: Seconds = Field(default=10, description="seconds a stopping server gives what is under way")

    webhook_private: bool = Field(default=False, description="whether webhooks may go to private addresses, and without https")
    webhook_retry: Seconds = Field(default=30, description="seconds before a webhook that failed is tried again; twice as long each time")
    most_webhooks: int = Field(default=5, ge=0, description="webhooks of one person")

    most_tables: int = Field(default=2000, ge=1, description="tables of one process that may be in play or open")
    most_tables_each: int = Field(default=20, ge=1, description="tables one person may have open or in play")
    most_sockets: int = Field(default=4000, ge=1)
    hello_within: float = Field(default=10, gt=0, description="seconds in which a new socket must say hello")
    heartbeat: float = Field(default=20, gt=0, description="seconds between two heartbeats, and in which a client must answer one")
    socket_rate: float = Field(default=20, gt=0, description="messages a second on one socket")
    request_rate: float = Field(default=30, gt=0, description="requests a second from one address")
    sign_in_rate: float = Field(default=0.2, gt=0, description="attempts a second to sign in, from one address and for one account")
    guest_rate: float = Field(default=1, gt=0, description="new people a second from one address")
    table_rate: float = Field(default=1, gt=0, description="new tables a second by one person")
    webhook_rate: float = Field(default=0.1, gt=0, description="new webhooks a second by one person")
    hint_rate: float = Field(default=0.2, gt=0, description="new hints and reviews a second for one person")
    chat_rate: float = Field(default=1, gt=0, description="things a second said by one person")

    @model_validator(mode="after")
    def _check_together(self) -> "Settings":
        if self.bot_pace_least > self.bot_pace_most:
            raise ValueError("bot_pace_least is more than bot_pace_most")
        if self.workers > 1 and self.address.startswith("sqlite"):
            raise ValueError("several workers need PostgreSQL: a SQLite file has one writer, and tells nobody else what it wrote; set database")
        return self

    @field_validator("origins")
    @classmethod
    def _check_origins(cls, origins: list[str]) -> list[str]:
        for origin in origins:
            if re.fullmatch(r"https?://[^/\s]+", origin) is None:
                raise ValueError(f"{origin} is no origin: it is like https://games.example.org, without a slash at its end")
        return origins

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
