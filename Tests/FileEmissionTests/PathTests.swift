import Basics
import Testing

@testable import FileEmission

@Suite struct PathTests {
    let tree: TemporaryTree

    init() throws { tree = try TemporaryTree() }

    @Test(
        arguments: [
            "../x.swift", "Sources/../../x.swift", "/tmp/x.swift", "Sources//x.swift", "Sources/x/", "", "./x.swift",
            "Sources/a\u{0}b.swift", String(repeating: "n", count: 256), String(repeating: "d/", count: 70) + "x",
        ]
    )
    func pathsThatAreNoPathsInThePackageAreErrors(path: String) throws {
        let (report, diagnostics) = try tree.generate([scaffold(path), scaffold("Sources/fine.swift")])
        #expect(diagnostics.map(\.id) == ["foreign-path"])
        #expect(diagnostics.first?.location == spec(line: 1))
        #expect(report.created == 0)
        #expect(try tree.snapshot().isEmpty)
    }

    @Test func pathsThroughALinkAreErrors() throws {
        let outside = try TemporaryTree()
        try tree.makeFolder("Sources")
        try tree.link("Sources/Recipes", to: outside.path)
        try tree.link("Tests", to: "Sources")
        let (_, diagnostics) = try tree.generate(samplePackage())
        #expect(diagnostics.map(\.id) == ["foreign-path", "foreign-path"])
        #expect(try outside.snapshot().isEmpty)
        #expect(!tree.exists("Package.swift"))
    }

    @Test func aLinkThatAppearsAfterThePlanIsNotFollowedEither() throws {
        let outside = try TemporaryTree()
        let target = try TargetDirectory.locked(tree.path) {}
        let (plan, _) = Plan.make(files: samplePackage(), in: target, header: header)
        try tree.makeFolder("Sources")
        try tree.link("Sources/Recipes", to: outside.path)
        let (_, diagnostics) = Emitter().carryOut(plan, in: target)
        #expect(!diagnostics.isEmpty)
        #expect(diagnostics.allSatisfy { $0.id == "cannot-write" && $0.isInputOutputFailure })
        #expect(try outside.snapshot().isEmpty)
    }

    @Test(
        arguments: [
            ("Sources/A/x.swift", "Sources/A/x.swift"),
            ("Sources/A/X.swift", "Sources/A/x.swift"),
            ("Sources/A/x.swift", "Sources/a/y.swift"),
            ("Sources/A/é.swift", "Sources/A/e\u{301}.swift"),
            ("Sources/A/É.swift", "Sources/A/é.swift"),
            ("Sources/Kit/x.swift", "Sources/\u{212A}it/y.swift"),
            ("Sources/A/s.swift", "Sources/A/\u{17F}.swift"),
            ("Sources/A/Straße.swift", "Sources/A/STRASSE.swift"),
            ("Sources/A", "Sources/A/x.swift"),
        ]
    )
    func pathsThatClashAreErrors(first: String, second: String) throws {
        let (_, diagnostics) = try tree.generate([scaffold(first), scaffold(second)])
        #expect(diagnostics.map(\.id) == ["vipergen-bug"])
        #expect(try tree.snapshot().isEmpty)
    }

    @Test func aGeneratedFileMustBeRecognisable() throws {
        let bare = PlannedFile(path: "Sources/A/Generated/F.swift", contents: [], ownership: .generated)
        let (_, diagnostics) = try tree.generate([bare, generated("Sources/A/F.swift")])
        #expect(diagnostics.map(\.id) == ["vipergen-bug", "vipergen-bug"])
    }

    @Test func namesInOtherScriptsAreFine() throws {
        let files = [generated("Sources/レシピ/Generated/詳細 画面.swift"), scaffold("Sources/レシピ/é.swift")]
        #expect(try tree.generate(files).diagnostics.isEmpty)
        #expect(try tree.generate(files).report == Emitter.Report(unchanged: 1, kept: 1))
    }
}
