"""The way out: the mail server of the host, asked in threads of its own."""

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage

from coven.server.settings import Settings

AT_ONCE = 4  # letters
PATIENCE = 8.0  # seconds for each answer of the mail server
NOT_SENT = (smtplib.SMTPException, OSError, TimeoutError)


class Mailer:
    """Hands letters to the mail server; raises one of `NOT_SENT`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._threads = ThreadPoolExecutor(AT_ONCE, "mail")
        self.sender = settings.mail_from or ""
        self.is_offered = settings.mail_host is not None

    async def send(self, letter: EmailMessage) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, self._send, letter)

    def _send(self, letter: EmailMessage) -> None:
        settings, password = self._settings, self._settings.mail_password
        with self._connected() as line:
            if settings.mail_security == "starttls":
                line.starttls(context=ssl.create_default_context())
            if settings.mail_user is not None and password is not None:
                line.login(settings.mail_user, password.get_secret_value())
            line.send_message(letter, self.sender)

    def _connected(self) -> smtplib.SMTP:
        host, port = self._settings.mail_host or "", self._settings.mail_port
        if self._settings.mail_security == "tls":
            return smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(host, port, timeout=PATIENCE)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
