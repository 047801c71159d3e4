"""The SDK to check against: where it is, what it is of, and what is wrong with it."""

import json
import platform
import subprocess
from pathlib import Path

# By the first letters of an SDK's canonical name: the platform as manifests name it, the system of a target, its ending.
PLATFORMS = {
    "iphoneos": ("ios", "ios", ""),
    "iphonesimulator": ("ios", "ios", "-simulator"),
    "macosx": ("macos", "macosx", ""),
}
NEEDS = "make apple-check SDK=/path/to/iPhoneOS.sdk"


class UsageError(Exception):
    """What is wrong with how the command was called, and a note that says what to do."""

    def __init__(self, problem, note):
        super().__init__(problem)
        self.note = note


class SDK:
    """An SDK with interfaces of Swift modules."""

    def __init__(self, path):
        self.path = Path(path).resolve()
        if not self.path.is_dir():
            raise UsageError(f"no SDK at '{path}'", f"name the folder of an SDK: {NEEDS}")
        settings = self.path / "SDKSettings.json"
        try:
            values = json.loads(settings.read_text(encoding="utf-8"))
            self.name, self.version = values["CanonicalName"], version(values["Version"])
        except (OSError, ValueError, KeyError, AttributeError):
            raise UsageError(
                f"'{path}' is no SDK: it has no SDKSettings.json with a CanonicalName and a Version",
                "name the folder that holds SDKSettings.json, System and usr",
            ) from None
        found = [names for start, names in PLATFORMS.items() if self.name.startswith(start)]
        if not found:
            raise UsageError(f"'{path}' is an SDK of '{self.name}'", f"name one of {', '.join(PLATFORMS)}")
        self.platform, self.system, self.ending = found[0]
        if not any(self.path.glob("System/Library/Frameworks/SwiftUI.framework/**/*.swiftinterface")):
            raise UsageError(
                f"'{path}' has no interfaces of Swift modules",
                "name an SDK as Xcode has it, with 'SwiftUI.swiftmodule/arm64-apple-ios.swiftinterface' in it",
            )

    def target(self, oldest):
        """The target of code that runs on the oldest system of a package."""
        return f"arm64-apple-{self.system}{oldest}{self.ending}"

    @property
    def system_name(self):
        return "iOS" if self.platform == "ios" else "macOS"

    @property
    def text(self):
        return f"{self.system_name} {'.'.join(map(str, self.version))}"


def version(text):
    """'17.4.1' as (17, 4)."""
    parts = [int(part) for part in text.split(".")[:2]]
    return tuple(parts + [0] * (2 - len(parts)))


def find(path):
    """The SDK that is named, or on a Mac the one that Xcode has."""
    if path:
        return SDK(path)
    if platform.system() == "Darwin":
        found = subprocess.run(
            ["xcrun", "--sdk", "iphoneos", "--show-sdk-path"], capture_output=True, text=True, check=False
        )
        if found.returncode == 0 and found.stdout.strip():
            return SDK(found.stdout.strip())
        raise UsageError("Xcode has no SDK for iOS", f"install one in Xcode's settings, or name one: {NEEDS}")
    raise UsageError(
        "missing the SDK: this machine has no Xcode to ask for one",
        f"copy an iOS SDK out of Xcode on a Mac, keep it outside of this repository, and name it: {NEEDS}",
    )
