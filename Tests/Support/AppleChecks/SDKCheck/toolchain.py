"""The installed Swift compiler, made to read an SDK of Apple's."""

import os
import platform
import re
import shutil
import subprocess
from pathlib import Path

from .sdk import UsageError

HERE = Path(__file__).resolve().parent
# Modules of Linux that Apple's SDKs have too, and others: seen together, they are two of one name.
OF_LINUX = {"dispatch", "os", "Block", "CoreFoundation", "linux", "apinotes", "pm"}


class Toolchain:
    """What each call of the compiler is given. On a Mac that is the SDK alone."""

    def __init__(self, sdk, folder):
        self.flags = ["-sdk", str(sdk.path), "-module-cache-path", str(folder / "cache")]
        if platform.system() == "Darwin":
            self.compiler = ["xcrun", "swiftc"]
            return
        self.compiler = ["swiftc"]
        swiftc = shutil.which("swiftc")
        if swiftc is None:
            raise UsageError("no swiftc in the PATH", "install Swift 6.2 or later from swift.org")
        library = Path(self._resources(swiftc))
        self.flags += ["-resource-dir", str(self._without_linux(library, folder / "resources"))]
        self.flags += ["-plugin-path", str(library / "host/plugins")]
        self.flags += ["-load-plugin-library", str(self._preview_macros(library / "host", folder))]
        self.flags += self._observation(sdk, folder / "overrides")
        # These diagnose logging that isn't lowered to constants, which SwiftUI's interface of iOS 16 isn't by this compiler.
        for diagnosis in ["os-log-optimization", "diagnostic-constant-propagation"]:
            self.flags += ["-Xllvm", f"-sil-disable-pass={diagnosis}"]

    def run(self, arguments, cwd=None):
        """The compiler's exit status and what it says."""
        run = subprocess.run(
            self.compiler + self.flags + arguments, cwd=cwd, text=True, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        return run.returncode, run.stdout

    @staticmethod
    def _resources(swiftc):
        info = subprocess.run([swiftc, "-print-target-info"], capture_output=True, text=True, check=True).stdout
        return re.search(r'"runtimeResourcePath": "(.*)"', info).group(1)

    @staticmethod
    def _without_linux(library, folder):
        """A resource folder without modules of Linux, and with API notes of ours."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for entry in sorted(library.iterdir()):
            if entry.name not in OF_LINUX:
                os.symlink(entry, folder / entry.name)
        os.symlink(HERE / "APINotes", folder / "apinotes")
        return folder

    @staticmethod
    def _preview_macros(host, folder):
        """The plugin of `#Preview`, which is a part of Xcode: one that expands it to nothing."""
        library = folder / "libPreviewsMacros.so"
        source = HERE / "Macros/PreviewsMacros.swift"
        if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
            subprocess.run(
                ["swiftc", "-emit-library", "-o", str(library), "-module-name", "PreviewsMacros", "-parse-as-library"]
                + ["-swift-version", "6", "-I", str(host), "-L", str(host), "-lSwiftSyntax", "-lSwiftSyntaxMacros"]
                + [str(source)],
                check=True,
            )
        return library

    @staticmethod
    def _observation(sdk, folder):
        """The toolchain's `@Observable` adds a member that older SDKs' declarations of it don't announce."""
        for interface in sdk.path.glob("usr/lib/swift/Observation.swiftmodule/arm64*-apple-*.swiftinterface"):
            text = interface.read_text(encoding="utf-8")
            if "shouldNotifyObservers" in text:
                return []
            copy = folder / "Observation.swiftmodule" / interface.name
            copy.parent.mkdir(parents=True, exist_ok=True)
            announced = "named(withMutation)"
            text = text.replace(announced, f"{announced}, named(shouldNotifyObservers)")
            # One that is written anew is compiled anew, and so is SwiftUI, which imports it.
            if not copy.exists() or copy.read_text(encoding="utf-8") != text:
                copy.write_text(text, encoding="utf-8")
        return ["-I", str(folder)] if folder.exists() else []
