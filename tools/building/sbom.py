"""The software bill of materials of a release: CycloneDX in JSON, the same for the same lock files."""

import json
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from components import UNKNOWN, Component, all_components

from coven import __version__

SPECIFICATION = "1.6"


def write_sbom(folder: Path) -> Path:
    """Writes the bill of this version into a folder; returns its file."""
    file = folder / f"coven-{__version__}.cdx.json"
    file.write_text(json.dumps(bill(all_components()), indent=1) + "\n", encoding="utf-8")
    return file


def bill(components: list[Component]) -> dict[str, Any]:
    """Without a time, so that who builds the same release gets the same bill."""
    root = f"pkg:pypi/coven@{__version__}"
    listed = [entry(each) for each in components]
    return {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPECIFICATION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPECIFICATION,
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, root + json.dumps(listed))}",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": root, "name": "coven", "version": __version__, "purl": root}},
        "components": listed,
        "dependencies": [{"ref": root, "dependsOn": [each.purl for each in components]}],
    }


def entry(component: Component) -> dict[str, Any]:
    """One package; a file that was installed has one of its hashes."""
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": component.purl,
        "name": component.name,
        "version": component.version,
        "scope": "required",
        "purl": component.purl,
        "properties": [{"name": f"coven:hash:{algorithm}", "value": digest} for algorithm, digest in component.hashes],
    }
    if component.licence != UNKNOWN:
        found["licenses"] = [{"expression": component.licence} if component.is_expression else {"license": {"name": component.licence}}]
    return found
