"""What a release is made of, and what is known against it: told by the registries, or said that they do not tell."""

import asyncio
import json
import re
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from building.tooling import ROOT, tool
from rich.progress import Progress

import coven

components, sbom, audit = tool("components"), tool("sbom"), tool("audit")
DIGEST = re.compile(r"[0-9a-f]{64,128}")


# --- the bill -------------------------------------------------------------------------------------------------------------


def test_the_bill_names_every_package_of_a_release_with_its_licence_and_hashes(tmp_path: Path) -> None:
    file = sbom.write_sbom(tmp_path)
    assert file.name == f"coven-{coven.__version__}.cdx.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["bomFormat"], written["specVersion"], written["version"]) == ("CycloneDX", "1.6", 1)
    assert written["metadata"]["component"]["version"] == coven.__version__
    locked = set(re.findall(r"^([\w.-]+)==([^\s;\\]+)", (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8"), re.MULTILINE))
    listed = {(each["name"], each["version"]) for each in written["components"] if each["purl"].startswith("pkg:pypi/")}
    assert listed == {each for each in locked if each[0] != "setuptools"} and ("numpy", dict(locked)["numpy"]) in listed
    for each in written["components"]:
        assert each["bom-ref"] == each["purl"] and each["type"] == "library"
        assert each["licenses"], each["name"]
        assert each["properties"] and all(DIGEST.fullmatch(one["value"]) for one in each["properties"])
    refs = [each["bom-ref"] for each in written["components"]]
    assert len(set(refs)) == len(refs) and written["dependencies"][0]["dependsOn"] == refs


def test_the_bill_is_the_same_for_the_same_release(tmp_path: Path) -> None:
    first = sbom.write_sbom(tmp_path).read_bytes()
    assert sbom.write_sbom(tmp_path).read_bytes() == first
    assert str(ROOT).encode() not in first and re.findall(rb"https?://[^\"]+", first) == [b"http://cyclonedx.org/schema/bom-1.6.schema.json"]


def test_what_reaches_the_browser_is_in_the_bill() -> None:
    """The table of ARCHITECTURE.md marks it."""
    marked = re.findall(r"^\| (.+?) \| .*in the page \|$", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE)
    named = {name for row in marked for name in row.split(", ")} - {"@sveltejs/vite-plugin-svelte"}  # which puts svelte's runtime there
    assert named == set(components.IN_THE_PAGE)
    listed = {each.name: each for each in components.page_components(components.PAGE_LOCK)}
    assert named < set(listed) and "esm-env" in listed, "what svelte needs is there too"
    assert listed["@fluent/bundle"].purl == f"pkg:npm/%40fluent/bundle@{listed['@fluent/bundle'].version}"


# --- what is known --------------------------------------------------------------------------------------------------------

FAULT = {"id": "PYSEC-1", "summary": "It leaks.\nAt length.", "fixed_in": ["2.0"], "withdrawn": None}
TOLD: dict[str, Any] = {
    "/pypi/good/1.0/json": {"info": {"version": "1.0"}, "vulnerabilities": []},
    "/pypi/bad/1.0/json": {"info": {"version": "1.0"}, "vulnerabilities": [FAULT, {**FAULT, "id": "PYSEC-2", "withdrawn": "2026-01-01"}]},
    "/pypi/newest/json": {"info": {"version": "3.0"}, "vulnerabilities": [{**FAULT, "summary": None, "fixed_in": []}]},
    "/pypi/older/json": {"info": {"version": "3.0"}, "vulnerabilities": []},
    "/pypi/quiet/1.0/json": {"info": {"version": "1.0"}},
}


class Registry(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        found = TOLD.get(self.path)
        self.send_response(404 if found is None else 200)
        self.end_headers()
        self.wfile.write(b"" if found is None else json.dumps(found).encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Says nothing."""


@pytest.fixture
def registry() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Registry) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        serving.join()


def ask(address: str, *wanted: tuple[str, str]) -> Any:
    asked = [components.Component("pypi", name, version) for name, version in wanted]
    with Progress(disable=True) as progress:
        return asyncio.run(audit.ask_all(asked, address, progress))


def test_faults_are_told_by_version_or_where_it_is_the_newest(registry: str) -> None:
    told = ask(registry, ("good", "1.0"), ("bad", "1.0"), ("newest", "3.0"), ("older", "2.0"), ("quiet", "1.0"), ("gone", "1.0"))
    assert told.looked_through == 3
    assert dict(told.faults) == {"bad 1.0": ["PYSEC-1: It leaks. (mended in 2.0)"], "newest 3.0": ["PYSEC-1 (not mended yet)"]}
    assert told.silent == ["gone 1.0", "older 2.0", "quiet 1.0"], "what was not looked through is not passed over"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the command says and returns with a registry at an address, for two packages, and a word of npm's."""

    def run(address: str, npm: str) -> tuple[int, str]:
        monkeypatch.setattr(audit, "registry", lambda: address)
        wanted = [components.Component("pypi", name, "1.0", "MIT") for name in ("good", "bad")]
        monkeypatch.setattr(audit, "python_components", lambda lock: wanted)
        monkeypatch.setattr(audit.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 1, npm, ""))
        status = audit.main()
        return status, capsys.readouterr().out

    return run


def test_the_command_fails_for_a_known_fault(told: Any, registry: str) -> None:
    status, said = told(registry, '{"vulnerabilities": {"vite": {"severity": "high", "range": "<9"}}}')
    assert status == 1
    assert "bad 1.0: PYSEC-1: It leaks. (mended in 2.0)" in said and "vite: high, <9" in said
    assert "MIT (" in said and "svelte" in said, "licences are listed"


def test_registries_that_do_not_answer_are_said_and_are_no_fault(told: Any) -> None:
    status, said = told("http://127.0.0.1:9", '{"message": "405 Method Not Allowed"}')
    assert status == 0
    assert "0 Python packages looked through" in said and "told nothing of 2: bad 1.0, good 1.0" in said
    assert "page's packages told nothing" in said
    status, said = told("http://127.0.0.1:9", "no JSON")
    assert status == 0 and "told nothing (JSONDecodeError)" in said


def test_the_registry_is_the_one_that_pip_asks() -> None:
    address = audit.registry()
    assert address.startswith("http") and not address.endswith(("/", "/simple"))
