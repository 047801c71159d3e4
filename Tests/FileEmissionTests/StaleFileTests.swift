import Testing

@testable import FileEmission

@Suite struct StaleFileTests {
    let tree: TemporaryTree

    init() throws { tree = try TemporaryTree() }

    @Test func staleFilesGoWithTheFoldersThatTheyLeaveEmpty() throws {
        try tree.write("Sources/Gone/Generated/Deep/A.swift", headerLine)
        try tree.write("Sources/Gone/Generated/Deep/Deeper/B.swift", headerLine)
        try tree.write("Tests/GoneTests/Generated/Mocks.swift", headerLine)
        try tree.write("Tests/GoneTests/GoneTests.swift", "// mine\n")
        let plan = try tree.plan([manifest()]).plan
        #expect(
            listing(plan) == [
                "create Package.swift",
                "removeFolder Sources/Gone",
                "removeFolder Sources/Gone/Generated",
                "removeFolder Sources/Gone/Generated/Deep",
                "remove Sources/Gone/Generated/Deep/A.swift",
                "removeFolder Sources/Gone/Generated/Deep/Deeper",
                "remove Sources/Gone/Generated/Deep/Deeper/B.swift",
                "removeFolder Tests/GoneTests/Generated",
                "remove Tests/GoneTests/Generated/Mocks.swift",
            ]
        )
        let (report, diagnostics) = try tree.generate([manifest()])
        #expect(diagnostics.isEmpty)
        #expect(report.removed == 3)
        #expect(
            Set(try tree.snapshot().keys) == [
                "Package.swift", "Sources", "Tests", "Tests/GoneTests", "Tests/GoneTests/GoneTests.swift",
            ]
        )
    }

    @Test func nothingElseIsEverRemoved() throws {
        let users = [
            "Sources/A/Generated/Mine.swift": "// no header\n",
            "Sources/A/Generated/empty.swift": "",
            "Sources/A/Generated/.gitkeep": "",
            "Sources/A/Almost.swift": headerLine,
            "Sources/A/Generatedish/Almost.swift": headerLine,
            "Sources/.build/Generated/Cached.swift": headerLine,
            "Sources/A/.git/Generated/Object.swift": headerLine,
            "Elsewhere/Generated/Other.swift": headerLine,
            "Sources/A/.vipergen-partial-notes": "mine",
            "notes.txt": "mine",
        ]
        for (path, text) in users { try tree.write(path, text) }
        try tree.makeFolder("Sources/Empty")
        try tree.makeFolder("Sources/A/Generated/Empty")
        let before = try tree.snapshot()
        let (report, diagnostics) = try tree.generate([])
        #expect(diagnostics.isEmpty)
        #expect(report == Emitter.Report())
        #expect(try tree.snapshot() == before)
    }

    @Test func linkedFoldersAreNotEntered() throws {
        let other = try TemporaryTree()
        try other.write("Generated/Theirs.swift", headerLine)
        try tree.makeFolder("Sources/A")
        try tree.link("Sources/A/Generated", to: other.absolute("Generated"))
        try tree.link("Tests", to: other.path)
        try tree.generate([manifest()])
        #expect(other.exists("Generated/Theirs.swift"))
    }

    @Test func whatAnInterruptedRunLeftBehindGoes() throws {
        let file = scaffold("Sources/A/Presenter.swift")
        try tree.write("Sources/A/" + PartialName.of("Presenter.swift"), "// yo")
        try tree.write(PartialName.of("Package.swift"), "")
        let (report, diagnostics) = try tree.generate([manifest(), file])
        #expect(diagnostics.isEmpty)
        #expect(report.removed == 2)
        #expect(
            Set(try tree.snapshot().keys) == ["Package.swift", "Sources", "Sources/A", "Sources/A/Presenter.swift"]
        )
    }

    @Test func aFileThatMovesToAnotherModuleMoves() throws {
        try tree.generate([generated("Sources/A/Generated/F.swift")])
        try tree.generate([generated("Sources/B/Generated/F.swift")])
        #expect(
            Set(try tree.snapshot().keys) == [
                "Sources", "Sources/B", "Sources/B/Generated", "Sources/B/Generated/F.swift",
            ]
        )
    }
}
