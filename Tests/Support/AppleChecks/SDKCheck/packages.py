"""The modules of a package, as its manifest says them."""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from .sdk import version


@dataclass
class Module:
    """A target without its tests, and how its manifest has it compiled."""

    name: str
    folders: list
    oldest: str
    dependencies: list = field(default_factory=list)
    mode: str = "5"
    flags: list = field(default_factory=list)

    @property
    def sources(self):
        return sorted(str(file) for folder in self.folders for file in Path(folder).rglob("*.swift"))


class Package:
    """A folder with a manifest, and with the app to open in Xcode where there is one."""

    def __init__(self, folder, platform):
        self.folder = Path(folder)
        # In a scratch folder of its own: nothing is left in the package, and no build of it is waited for.
        with tempfile.TemporaryDirectory() as scratch:
            dump = subprocess.run(
                ["swift", "package", "--package-path", str(folder), "--scratch-path", scratch, "dump-package"],
                capture_output=True, text=True, check=False,
            )
        if dump.returncode:
            raise OSError(f"{folder}: {dump.stderr.strip()}")
        manifest = json.loads(dump.stdout)
        platforms = {entry["platformName"]: entry["version"] for entry in manifest["platforms"]}
        # What Swift's package manager assumes where nothing is said.
        self.oldest = platforms.get(platform, {"ios": "12.0", "macos": "10.13"}[platform])
        self.modules = []
        targets = {target["name"]: target for target in manifest["targets"]}
        for name in targets:
            self._append(name, targets, platform)
        self._append_app()

    def only(self, names):
        """The modules of these names, and those that they depend on."""
        found = [module for module in self.modules if module.name in names]
        more = {name for module in found for name in module.dependencies} - set(names)
        own = more & {module.name for module in self.modules}
        return self.only(list(names) + sorted(own)) if own else found

    def is_newer_than(self, sdk):
        return version(self.oldest) > sdk.version

    def _append(self, name, targets, platform):
        target = targets[name]
        if target["type"] not in ("regular", "executable") or name in [module.name for module in self.modules]:
            return
        module = Module(name, [self.folder / target.get("path", f"Sources/{name}")], self.oldest)
        for dependency in target["dependencies"]:
            (kind, values), = dependency.items()
            condition = next((value for value in values if isinstance(value, dict)), None)
            if condition and platform not in condition.get("platformNames", [platform]):
                continue
            module.dependencies.append(values[0])
            if kind != "product" and values[0] in targets:
                self._append(values[0], targets, platform)
        for setting in target["settings"]:
            (kind, value), = setting["kind"].items()
            if setting["tool"] != "swift" or setting.get("condition"):
                continue
            if kind == "swiftLanguageMode":
                module.mode = value["_0"]
            elif kind in ("enableUpcomingFeature", "enableExperimentalFeature"):
                flag = "upcoming" if "Upcoming" in kind else "experimental"
                module.flags += [f"-enable-{flag}-feature", value["_0"]]
            elif kind == "defaultIsolation":
                module.flags += ["-default-isolation", value["_0"]]
        self.modules.append(module)

    def _append_app(self):
        """The app's delegates are a module on top of the app's own, or a part of it."""
        for folder in sorted(self.folder.glob("*App")):
            sources = [Path(file).read_text(encoding="utf-8") for file in sorted(folder.rglob("*.swift"))]
            own = next((module for module in self.modules if module.name == folder.name[: -len("App")]), None)
            if not sources or own is None:
                continue
            if any(re.search(rf"^import {own.name}$", source, re.MULTILINE) for source in sources):
                app = Module(folder.name, [folder], self.oldest, [own.name], own.mode, own.flags)
                self.modules.append(app)
            else:
                own.folders.append(folder)
