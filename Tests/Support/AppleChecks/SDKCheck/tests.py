"""What can be tested without an SDK: python3 -m unittest SDKCheck.tests, in the folder above."""

import tempfile
import unittest
from pathlib import Path

from . import left_out
from .checks import ERROR, Checker, CompilerError, Outcome
from .packages import Module, Package
from .sdk import version

MANIFEST = """
// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "P", platforms: [.iOS("17.0")], dependencies: [.package(path: "Q")], targets: [
    .target(name: "A", dependencies: ["B", .product(name: "OnLinux", package: "Q", condition: .when(platforms: [.linux]))],
            swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
    .target(name: "B", path: "Elsewhere"), .testTarget(name: "ATests", dependencies: ["A"]),
])
"""


class SDKStandIn:
    platform, version = "ios", (16, 5)

    @staticmethod
    def target(oldest):
        return f"arm64-apple-ios{oldest}"


class Compiler:
    """Prints what it is told to for the modules of these names, and keeps what it is asked."""

    def __init__(self, output):
        self.output, self.calls = output, []

    def run(self, arguments, cwd=None):
        name = arguments[arguments.index("-module-name") + 1]
        self.calls.append((name, arguments))
        lenient = "-experimental-allow-module-with-compiler-errors" in arguments
        output = self.output.get(name, "")
        return (1 if output and not lenient else 0), output


class LeftOutTests(unittest.TestCase):
    def names(self, *sdk_version):
        return {construct.name for construct in left_out.newer_than(sdk_version, "ios")}

    def test_a_newer_sdk_knows_more(self):
        self.assertEqual(self.names(26, 0), set())
        self.assertEqual(self.names(18, 0), {"glassProminent"})
        self.assertTrue({"glassProminent", "count(where:)"} <= self.names(17, 4))
        self.assertFalse({"#Preview", "Observation"} & self.names(17, 0))
        self.assertTrue({"#Preview", "Observation", "viewIsAppearing"} <= self.names(16, 5))

    def test_versions(self):
        self.assertEqual(version("17.4.1"), (17, 4))
        self.assertEqual(version("18"), (18, 0))


class CheckerTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.source = self.folder / "A.swift"
        self.source.write_text("import UIKit\noverride func viewIsAppearing(_ animated: Bool) {}\n", encoding="utf-8")

    def check(self, output):
        compiler, outcome = Compiler(output), Outcome("piece")
        modules = [Module("A", [self.folder], "16.0"), Module("B", [self.folder], "16.0", ["A"])]
        Checker(SDKStandIn(), compiler, self.folder, False).check(outcome, modules, [])
        return outcome, compiler

    def test_what_the_sdk_is_too_old_for_is_left_out(self):
        outcome, compiler = self.check({"A": f"{self.source}:2:15: error: method does not override any method\n"})
        self.assertEqual(outcome.failures, [])
        self.assertEqual(outcome.left_out, {"viewIsAppearing": 1})
        self.assertIn("B", [name for name, _ in compiler.calls])

    def test_all_else_fails_with_what_depends_on_it(self):
        known = f"{self.source}:2:15: error: method does not override any method\n"
        outcome, compiler = self.check({"A": known + f"{self.source}:1:1: error: cannot find 'x' in scope\n"})
        self.assertEqual(
            outcome.failures,
            [f"{self.source}:1: error: cannot find 'x' in scope", "not checked, as it depends on what fails: B"],
        )
        self.assertNotIn("B", [name for name, _ in compiler.calls])

    def test_a_crash_is_a_failure(self):
        outcome, _ = self.check({"B": "Please submit a bug report\n"})
        self.assertEqual(outcome.failures, ["Please submit a bug report"])

    def test_errors_are_read_once(self):
        self.assertIsNone(ERROR.match("  |  `- error: wrong"))
        match = ERROR.match("/a b/C.swift:3:5: error: wrong: very")
        self.assertEqual(
            CompilerError(match["path"], int(match["row"]), match["message"]), CompilerError("/a b/C.swift", 3, "wrong: very")
        )


class PackageTests(unittest.TestCase):
    def test_a_manifest_says_how_its_modules_are_compiled(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "Package.swift").write_text(MANIFEST.lstrip(), encoding="utf-8")
        for source, text in {"PApp": "", "AApp": "import UIKit\nimport A\n"}.items():
            (folder / source).mkdir()
            (folder / source / "Delegate.swift").write_text(text, encoding="utf-8")
        package = Package(folder, "ios")
        self.assertEqual([module.name for module in package.modules], ["B", "A", "AApp"])
        self.assertEqual(package.modules[1].dependencies, ["B"])
        self.assertEqual(package.modules[1].mode, "6")
        self.assertEqual(package.modules[1].flags, ["-default-isolation", "MainActor"])
        self.assertEqual(package.modules[0].folders, [folder / "Elsewhere"])
        self.assertTrue(package.is_newer_than(SDKStandIn))


if __name__ == "__main__":
    unittest.main()
