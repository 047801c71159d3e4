import Basics
import Foundation
import Testing
import TestSupport

@testable import FileEmission

@Suite struct UnifiedDiffTests {
    static let cases: [(old: String?, new: String?)] = [
        ("a\nb\nc\n", "a\nB\nc\n"), (nil, "one\ntwo\n"), ("one\ntwo\n", nil), (nil, "x"), ("x", nil),
        ("a\nb", "a\nb\n"), ("a\nb\n", "a\nb"), ("a\nb", "a\nc"), ("a", "b\na"),
        ("a\r\nb\r\nc\r\n", "a\r\nB\r\nc\r\n"), ("a\r\nb\r\n", "a\nb\n"), ("", "a\n"), ("a\n", ""), (nil, ""),
        ("", nil),
        (
            numbered(1...40),
            numbered(1...40).replacingOccurrences(of: "line 5\n", with: "").replacingOccurrences(of: "30", with: "x")
        ),
        (numbered(1...20), numbered(3...25)), (numbered(1...9), "top\n" + numbered(1...9) + "bottom\n"),
        ("-- a\n++ b\n@@ c\n", "-- a\n++ c\n@@ d\n\\ e\n"), ("é\n日本\n", "e\n日本\nひ\n"), ("\n\n\n", "\n\n"),
    ]

    private static func numbered(_ numbers: ClosedRange<Int>) -> String { numbers.map { "line \($0)\n" }.joined() }

    @Test(arguments: cases.indices, ["git", "patch"]) func aPatchMakesTheNewFileOfTheOldOne(number: Int, tool: String)
        async throws
    {
        let (old, new) = UnifiedDiffTests.cases[number]
        try await checkRoundTrip(old, new, path: "Sources/A b/File.swift", tool)
    }

    @Test(
        arguments: ["F.swift", "a b/c d.swift", "quo\"te/back\\slash.swift", "tab\tin.swift", "レシピ/é.swift"],
        ["git", "patch"]
    )
    func everyPathIsUnderstood(path: String, tool: String) async throws {
        try await checkRoundTrip("a\n", "b\n", path: path, tool)
        try await checkRoundTrip(nil, "b\n", path: path, tool)
        try await checkRoundTrip("a\n", nil, path: path, tool)
    }

    @Test func anyTwoFilesCanBeCompared() async throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                "\(Int.random(in: 0...5, using: &random))\n"
            }.joined()
            let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                "\(Int.random(in: 0...5, using: &random))\n"
            }.joined()
            try await checkRoundTrip(old, new, path: "F.swift", "git")
        }
    }

    private func checkRoundTrip(_ old: String?, _ new: String?, path: String, _ tool: String) async throws {
        let patch = UnifiedDiff.make(
            old: old.map { Array($0.utf8) },
            new: new.map { Array($0.utf8) },
            oldPath: path,
            newPath: path
        )
        if old == new { return #expect(patch.isEmpty) }
        let tree = try TemporaryTree()
        try tree.write("keep.txt", "keeps the folder\n")
        if let old { try tree.write(path, old) }
        try await apply(patch, with: tool, in: tree)
        #expect(tree.exists(path) == (new != nil), "\(tool) \(String(decoding: patch, as: UTF8.self))")
        if let new, tree.exists(path) { #expect(try tree.read(path) == new) }
    }

    private func apply(_ patch: [UInt8], with tool: String, in tree: TemporaryTree) async throws {
        let folder = try TemporaryTree()
        let file = folder.absolute("p.patch")
        try Data(patch).write(to: URL(fileURLWithPath: file))
        let arguments = tool == "git" ? ["apply", "--whitespace=nowarn", file] : ["-p1", "--batch", "-s", "-i", file]
        let run = try await Tool.run(tool, arguments, in: URL(fileURLWithPath: tree.path))
        #expect(run.succeeded, "\(tool): \(run.everything)\(String(decoding: patch, as: UTF8.self))")
    }

    @Test func hunksAreShownAsPeopleKnowThem() {
        let patch = UnifiedDiff.make(
            old: Array("a\nb\nc".utf8),
            new: Array("a\nx\nc".utf8),
            oldPath: "F.swift",
            newPath: "F.swift"
        )
        let expected = """
            diff --git a/F.swift b/F.swift
            --- a/F.swift
            +++ b/F.swift
            @@ -1,3 +1,3 @@
             a
            -b
            +x
             c
            \\ No newline at end of file

            """
        #expect(String(decoding: patch, as: UTF8.self) == expected)
    }

    @Test func theFewestLinesAreShown() {
        let changes = LineDifference(from: [1, 2, 3, 1, 2, 2, 1], to: [3, 2, 1, 2, 1, 3]).changes()
        #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == 5)
    }

    /// However large they are: a step more than the bound is at most one more round.
    @Test(arguments: [30_000, 300_000])
    func hugeFilesThatHaveNothingInCommonTakeBoundedSteps(count: Int) {
        let old = Array(0..<count)
        let new = old.map { $0 % 2 == 0 ? $0 : -$0 }
        var steps = 0
        #expect(LineDifference(from: old, to: new).changes(steps: &steps).count == 1)
        #expect(steps <= LineDifference.mostSteps + 2 * count)
    }

    @Test func twiceTheLinesTakeTwiceTheSteps() {
        let steps = [20_000, 40_000].map { count in
            let old = Array(0..<count)
            var steps = 0
            _ = LineDifference(from: old, to: old.map { $0 % 1_000 == 1 ? -$0 : $0 }.dropLast()).changes(steps: &steps)
            return steps
        }
        #expect(steps[0] > 0 && 2 * steps[1] <= 5 * steps[0])
    }

    @Test func aPlanAsOnePatchMakesWhatTheRunMakes() async throws {
        let tree = try TemporaryTree()
        try tree.generate(samplePackage())
        try tree.write("Sources/Recipes/Generated/Old.swift", headerLine)
        try tree.remove("Tests/RecipesTests/RecipeDetailsTests.swift")
        let files = samplePackage("let b = 2\n")
        let (plan, _) = try tree.plan(files)
        let (patch, diagnostics) = plan.unifiedDiff(in: try TargetDirectory.reading(tree.path), below: "")
        #expect(diagnostics.isEmpty)
        try await apply(patch, with: "git", in: tree)
        #expect(try tree.plan(files).plan.isUpToDate)
    }
}
