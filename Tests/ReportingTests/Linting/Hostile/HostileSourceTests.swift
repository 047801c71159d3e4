import Basics
import Testing
import TestSupport

@testable import Reporting

/// Sources that nobody writes: they are told about, and the others are linted all the same.
@Suite("Hostile sources")
struct HostileSourceTests {
    private func ids(_ bytes: [UInt8]) throws -> [String] {
        try Kitchen.lint([
            "Sources/Recipes/A.swift": bytes, "Sources/Recipes/B.swift": Array("import Shopping".utf8),
        ]).map(\.id)
    }

    private static let depth = TestExtent.isWhole ? 20_000 : 3_000

    /// Each makes the scan unsure or asks for a rule, so that the parser has to read it.
    private static let deep = [
        String(repeating: "(", count: depth), String(repeating: "[", count: depth),
        String(repeating: "{", count: depth), String(repeating: "#if A\n", count: depth),
        String(repeating: "a<", count: depth), "let a = b" + String(repeating: ".c()", count: depth),
        "let a = b" + String(repeating: ".c", count: depth), "let a = b" + String(repeating: "[0]", count: depth),
        "let a: B" + String(repeating: "?", count: depth),
    ]

    @Test(arguments: deep.indices)
    func deepSources(position: Int) throws {
        let text = "import ViperRuntime; let a = #\"\"#\n" + Self.deep[position]
        #expect(try ids(Array(text.utf8)) == ["nested-too-deeply", "feature-import"])
    }

    @Test(
        arguments: [
            Array("import `Shopping\0`".utf8), Array("import `Shopping` // ".utf8) + [0xFF, 0xFE],
            [0xFF, 0xFE, 0x69, 0x00] + Array("#\"".utf8),
        ]
    )
    func unreadableSources(bytes: [UInt8]) throws {
        #expect(try ids(bytes) == ["unreadable-file", "feature-import"])
    }

    /// `check` may be the only one to look before a commit.
    @Test func anUnresolvedMerge() throws {
        let text = "struct A {\n<<<<<<< HEAD\n    let a = 1\n=======\n    let a = 2\n>>>>>>> b\n}\n"
        #expect(try ids(Array(text.utf8)) == ["unreadable-file", "feature-import"])
    }

    @Test(
        arguments: [
            "import", "import ", "import\n", "import .", "import struct", "import struct Shopping", "import Shopping.",
            "/*", "/* /* */", "\"", "\"\"\"",
            "\\(", "#", "//", "/", "\"\\", "\"\\(", "import\tShopping\\", "// vipergen:disable", "/* vipergen:*/",
        ]
    )
    func cutOff(text: String) throws {
        // What such a text means is the compiler's to say; nothing traps, and the other file is linted.
        #expect(try ids(Array(text.utf8)).contains("feature-import"))
    }

    /// Twice the lines take twice the steps of what looks through every source.
    @Test func longSourcesTakeStepsByTheirLength() throws {
        let line =
            "    let value = environment.recipeRepository.recipes.map { \"\\($0.title) / \\($0.id)\" } // as before\n"
        let texts = (TestExtent.isWhole ? [1_000, 2_000] : [300, 600]).map {
            Array(("import KitchenCore\n" + String(repeating: line, count: $0)).utf8)
        }
        let scans = texts.map { SourceScan.read($0, table: WordTable([WordGroup(["environment"])])).steps }
        #expect(scans[0] > 0 && 2 * scans[1] <= 5 * scans[0])
        #expect(try ids(texts[0]) == ["feature-import"])
    }
}
