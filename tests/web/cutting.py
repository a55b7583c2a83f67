"""A way between browser and server that can be cut, swallow what is sent or hold the answers back, as a bad network does."""

import contextlib
import socket
import threading
import time
from types import TracebackType

MUCH = 65536
MOMENT = 0.01  # seconds


class Wire:
    """Listens on a port of its own and passes everything on, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._open: list[socket.socket] = []
        self._lock = threading.Lock()
        self.is_cut = False
        self.swallows = False  # what the browser sends gets lost, and nobody notices yet
        self.holds = False  # what the server says comes late
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.cut()
        self._listening.close()

    def cut(self) -> None:
        """Ends every connection and lets no new one through."""
        self.is_cut = True
        with self._lock:
            for each in self._open:
                each.close() if each.fileno() < 0 else self._end(each)
            self._open.clear()

    def mend(self) -> None:
        self.is_cut = self.swallows = self.holds = False

    @staticmethod
    def _end(each: socket.socket) -> None:
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listening.accept()
            except OSError:
                return
            self._connect(browser)

    def _connect(self, browser: socket.socket) -> None:
        try:
            server = socket.create_connection(("127.0.0.1", self._to), timeout=None if not self.is_cut else 0.001)
        except OSError:
            browser.close()
            return
        with self._lock:
            is_cut = self.is_cut  # asked while nobody cuts: else this connection would outlive the cut
            self._open += [] if is_cut else [browser, server]
        if is_cut:
            browser.close()
            server.close()
            return
        threading.Thread(target=self._pass_on, args=(browser, server, True), daemon=True).start()
        threading.Thread(target=self._pass_on, args=(server, browser, False), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, is_browser: bool) -> None:
        try:
            while data := one.recv(MUCH):
                while self.holds and not is_browser and not self.is_cut:
                    time.sleep(MOMENT)
                if not (is_browser and self.swallows):
                    other.sendall(data)
        except OSError:
            pass
        for each in (one, other):
            self._end(each)
            each.close()
