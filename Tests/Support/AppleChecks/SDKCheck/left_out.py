"""What an SDK is too old to know: left out by name, and not a fault of what is checked."""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Construct:
    """Something that came with an SDK, and the errors that its absence gives."""

    name: str
    # The first SDK that has it, of iOS and of macOS.
    ios: tuple
    macos: tuple
    # What an error of its absence says.
    message: str
    # What the line that the error is in has to hold as well.
    line: str = ""
    # What the file that the error is in has to hold as well.
    file: str = ""

    def is_newer_than(self, sdk_version, platform):
        return sdk_version < (self.ios if platform == "ios" else self.macos)

    def explains(self, error):
        return (
            re.search(self.message, error.message) is not None
            and re.search(self.line, error.line) is not None
            and re.search(self.file, error.file_text, re.MULTILINE) is not None
        )

    def reason(self, platform):
        first = self.ios if platform == "ios" else self.macos
        return f"came with the SDK of {'iOS' if platform == 'ios' else 'macOS'} {'.'.join(map(str, first))}"


# Swift 6 is a mode for interfaces that are annotated for it: views and delegates are on the main actor from these SDKs on.
SWIFT_6 = Construct("Swift 6 mode (Swift 5 mode instead)", (18, 0), (15, 0), "$^")

CONSTRUCTS = [
    SWIFT_6,
    Construct(
        "views' isolation outside of 'body'", (18, 0), (15, 0), r"main actor-isolated", file=r"^ *(public )?import SwiftUI$"
    ),
    Construct("typed throws of the standard library", (18, 0), (15, 0), r"thrown expression type 'any Error' cannot"),
    Construct("count(where:)", (18, 0), (15, 0), r"cannot call value of non-function type 'Int'", line=r"count\(? ?[{w]"),
    Construct("glassProminent", (26, 0), (26, 0), r"glassProminent"),
    Construct("viewIsAppearing", (17, 0), (14, 0), r"does not override any|no member", line=r"viewIsAppearing"),
    Construct("#Preview", (17, 0), (14, 0), r"no macro named 'Preview'"),
    Construct("Observation", (17, 0), (14, 0), r"no such module 'Observation'"),
    Construct("MainActor.assumeIsolated", (17, 0), (14, 0), r"has no member 'assumeIsolated'"),
]


def newer_than(sdk_version, platform):
    """The constructs that an SDK of this version can't know."""
    return [construct for construct in CONSTRUCTS if construct.is_newer_than(sdk_version, platform)]
