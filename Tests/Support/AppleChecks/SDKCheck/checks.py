"""Type-checks pieces, module by module."""

import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from . import left_out

ERROR = re.compile(r"^(?P<path>/[^:\n]+|<unknown>|[^:\n]+\.swift):(?P<row>\d+):(?P<column>\d+): error: (?P<message>.*)$")


@dataclass(frozen=True)
class CompilerError:
    """One that the compiler has printed."""

    path: str
    row: int
    message: str

    @property
    def file_text(self):
        try:
            return Path(self.path).read_text(encoding="utf-8")
        except OSError:
            return ""

    @property
    def line(self):
        lines = self.file_text.splitlines()
        return lines[self.row - 1] if 0 < self.row <= len(lines) else ""


@dataclass
class Outcome:
    """What came out for a piece."""

    name: str
    modules: int = 0
    # Why the whole piece is left out.
    skipped: str = ""
    failures: list = field(default_factory=list)
    left_out: Counter = field(default_factory=Counter)


def start(output):
    """As much of a compiler's output as says what is wrong when it isn't an error in a source."""
    return "\n".join(output.splitlines()[:12])


class Checker:
    """Compiles modules against an SDK. What they import is in one of the folders."""

    def __init__(self, sdk, toolchain, products, swift6):
        self.sdk, self.toolchain, self.products = sdk, toolchain, products
        self.newer = left_out.newer_than(sdk.version, sdk.platform)
        if swift6:
            self.newer.remove(left_out.SWIFT_6)

    def check(self, outcome, modules, imports, folder=None):
        """The modules of a piece, dependencies first; what depends on one that fails isn't tried."""
        own = folder or self.products / outcome.name.replace(" ", "-")
        own.mkdir(parents=True, exist_ok=True)
        unusable, untried = set(), []
        for module in modules:
            if unusable & set(module.dependencies):
                unusable.add(module.name)
                untried.append(module.name)
                continue
            outcome.modules += 1
            if not self._compile(module, outcome, own, [own] + imports):
                unusable.add(module.name)
        if untried:
            outcome.failures.append(f"not checked, as it depends on what fails: {', '.join(untried)}")
        return own

    def _compile(self, module, outcome, own, imports):
        arguments = self._arguments(module, imports)
        # Type-checked alone: in Swift 5 mode, the compiler crashes when it lowers closures that throw a type.
        status, output = self.toolchain.run(["-typecheck"] + arguments)
        if status and not self._are_left_out(output, outcome):
            return False
        # What depends on the module is checked against what is left of it.
        lenient = ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"] if status else []
        bodies = ["-Xfrontend", "-experimental-skip-all-function-bodies"]
        product = ["-emit-module", "-emit-module-path", str(own / f"{module.name}.swiftmodule")]
        status, output = self.toolchain.run(product + lenient + bodies + arguments)
        if status and not lenient:
            outcome.failures.append(f"{module.name}: no module\n{start(output)}")
        return not status or bool(lenient)

    def _are_left_out(self, output, outcome):
        """Whether all errors are of what the SDK is too old for."""
        errors = {
            CompilerError(match["path"], int(match["row"]), match["message"]): None
            for match in map(ERROR.match, output.splitlines()) if match
        }
        explained = {error: self._construct(error) for error in errors}
        left = [error for error, construct in explained.items() if construct is None]
        if not errors or left:
            outcome.failures += [f"{error.path}:{error.row}: error: {error.message}" for error in left] or [start(output)]
            return False
        outcome.left_out.update(construct.name for construct in explained.values())
        return True

    def _construct(self, error):
        return next((construct for construct in self.newer if construct.explains(error)), None)

    def _arguments(self, module, imports):
        mode = ["-swift-version", module.mode]
        if left_out.SWIFT_6 in self.newer:
            # Sources of Swift 6 have regular expressions between slashes.
            mode = ["-swift-version", "5", "-enable-bare-slash-regex"]
        return (
            ["-module-name", module.name, "-target", self.sdk.target(module.oldest)] + mode
            + ["-wmo", "-parse-as-library", "-enable-testing", "-package-name", "checked", "-D", "DEBUG"]
            + module.flags + [argument for folder in imports for argument in ("-I", str(folder))] + module.sources
        )
