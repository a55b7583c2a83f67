"""Tasks on a Ray cluster, any node of which may be lost; Coven must be installed on each of them, in the same version."""

import io
import re
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

from coven.bots.arena.playing import Task, play_task
from coven.bots.arena.workers import Deaths, Died, Done
from coven.errors import CovenError

PATIENCE = 5  # seconds in which an address must answer
AHEAD = 2  # tasks handed out for every core, so that none waits for the next


def play_on_ray(tasks: Iterable[Task], address: str) -> Iterator[Done]:
    """Plays tasks on the cluster at an address (`auto` for the one this machine belongs to); what a lost node had in hand is played by another."""
    with own_thread_alone():
        yield from _play_on(connected(address), tasks)


def _play_on(ray: Any, tasks: Iterable[Task]) -> Iterator[Done]:
    try:
        play = ray.remote(num_cpus=1, max_retries=0)(play_there)  # Ray would go on for ever where memory is short
        waiting, running, deaths = deque(tasks), dict[Any, Task](), Deaths()
        while waiting or running:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running |= {play.remote(task): task for task in taken(waiting, room)}
            (done,), _ = ray.wait(list(running), num_returns=1)
            task = running.pop(done)
            try:
                results, node = answer_of(ray, done)
            except Died:
                waiting.append(task)
                deaths.count(task)
            else:
                yield task, results, node
    finally:
        with redirect_stdout(io.StringIO()):  # where it says once more what its threads said
            ray.shutdown()


def taken(waiting: deque[Task], most: int) -> list[Task]:
    """Takes up to so many tasks from those that wait."""
    return [waiting.popleft() for _ in range(min(most, len(waiting)))]


class OwnThread:
    """Standard output for one thread: what Ray's threads say of lost nodes does not get between our lines."""

    def __init__(self, stream: Any) -> None:
        self._stream, self._thread = stream, threading.current_thread()

    def write(self, text: str) -> int:
        return int(self._stream.write(text)) if threading.current_thread() is self._thread else len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def own_thread_alone() -> Iterator[None]:
    before = sys.stdout
    sys.stdout = OwnThread(before)
    try:
        yield
    finally:
        sys.stdout = before


def play_there(task: Task) -> tuple[Any, str]:
    """On a node: the results, or the error as a value; and the node."""
    import ray

    node = str(ray.get_runtime_context().get_node_id())
    try:
        return play_task(task), node
    except CovenError as error:
        return error, node


def answer_of(ray: Any, done: Any) -> tuple[Any, str]:
    """What a task came to; raises `Died` where the process or its node was lost, else whatever went wrong as one clear error."""
    lost = ray.exceptions
    try:
        results, node = ray.get(done)
    except (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError, lost.ObjectLostError):
        raise Died from None
    except ray.exceptions.RayError as error:
        raise CovenError("ray_failed", f"The cluster could not play: {first_line(error)}", why=first_line(error)) from None
    if isinstance(results, CovenError):
        raise results
    return results, node


def connected(address: str) -> Any:
    """Ray, connected to a cluster. Raises `no_ray` where it is not installed, `ray_failed` where nobody answers."""
    try:
        import ray
    except ImportError:
        raise CovenError("no_ray", "Ray is not installed: pip install -r requirements/ray.lock, or pip install ray.") from None
    check_answers(address)
    on_end = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except Exception as error:  # Ray raises many kinds
        raise no_cluster(address, error) from None
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, on_end)  # Ray puts its own there
    return ray


def check_answers(address: str) -> None:
    """Whether somebody listens there: Ray itself would ask for many minutes."""
    found = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()
    except (OSError, OverflowError, UnicodeError) as error:
        raise no_cluster(address, error) from None


def no_cluster(address: str, error: Exception) -> CovenError:
    return CovenError("ray_failed", f"There is no Ray cluster at {address}: {first_line(error)}", address=address, why=first_line(error))


def first_line(error: Exception) -> str:
    return (str(error) or type(error).__name__).strip().splitlines()[0]
