import Basics
import Foundation
import Testing

@testable import FileEmission

@Suite struct OwnershipTests {
    let tree: TemporaryTree

    init() throws { tree = try TemporaryTree() }

    @Test func aFirstRunWritesEverything() throws {
        let (report, diagnostics) = try tree.generate(samplePackage())
        #expect(diagnostics.isEmpty)
        #expect(report.created == 7)
        for file in samplePackage() {
            #expect(try tree.read(file.path) == String(decoding: file.contents, as: UTF8.self))
        }
        let names = try tree.snapshot().keys
        #expect(!names.contains { $0.contains("vipergen-partial") })
    }

    @Test func aSecondRunTouchesNoFile() throws {
        try tree.generate(samplePackage())
        let before = try samplePackage().map { try tree.modified($0.path) }
        let (report, _) = try tree.generate(samplePackage())
        #expect(try samplePackage().map { try tree.modified($0.path) } == before)
        #expect(report == Emitter.Report(unchanged: 5, kept: 2))
    }

    @Test func onlyChangedFilesAreRewritten() throws {
        try tree.generate(samplePackage())
        var files = samplePackage()
        files[2] = generated(files[2].path, "let changed = true\n")
        let before = try tree.modified(files[1].path)
        let (report, _) = try tree.generate(files)
        #expect(report == Emitter.Report(replaced: 1, unchanged: 4, kept: 2))
        #expect(try tree.modified(files[1].path) == before)
        #expect(try tree.read(files[2].path) == headerLine + "let changed = true\n")
    }

    @Test func aFileWithoutTheHeaderIsNeverTouchedAndStopsTheRun() throws {
        try tree.write("Sources/Recipes/Generated/RecipeDetails/State.swift", "// written by hand\n")
        try tree.write("Package.swift", "// swift-tools-version: 6.0\n// by hand\n")
        let before = try tree.snapshot()
        let (report, diagnostics) = try tree.generate(samplePackage())
        #expect(diagnostics.map(\.id) == ["file-in-the-way", "file-in-the-way"])
        #expect(diagnostics.allSatisfy { !$0.isInputOutputFailure && !$0.notes.isEmpty })
        // A manifest may stay by a line in the spec; of the other file, the spec knows nothing.
        let state = tree.absolute("Sources/Recipes/Generated/RecipeDetails/State.swift")
        #expect(diagnostics[1].location == Basics.SourceLocation(path: state, line: 1, column: 1))
        #expect(diagnostics[1].message.contains(state))
        #expect(report == Emitter.Report())
        #expect(try tree.snapshot() == before)
    }

    @Test func aManifestWithTheHeaderOnItsSecondLineIsOurs() throws {
        try tree.write("Package.swift", "// swift-tools-version: 5.9\n" + headerLine + "old\n")
        let (report, diagnostics) = try tree.generate([manifest()])
        #expect(diagnostics.isEmpty)
        #expect(report.replaced == 1)
    }

    /// As tools leave it that write licences, or remove a comment.
    @Test(arguments: [
        "// A licence.\n//\n// All rights reserved.\n\n" + headerLine, "/*\n A licence.\n */\n",
        "\u{FEFF}" + headerLine,
        "// swift-format-ignore-file\n", String(repeating: "// A long licence.\n", count: 200),
    ])
    func aFileWhoseHeaderWasReplacedIsOurs(beginning: String) throws {
        let files = [generated("Sources/A/Generated/F.swift"), manifest()]
        for file in files {
            let code = String(decoding: file.contents, as: UTF8.self).split(separator: "\n")
                .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
            try tree.write(file.path, beginning + code + "\n")
        }
        let (report, diagnostics) = try tree.generate(files)
        #expect(diagnostics.isEmpty && report.replaced == files.count, "\(diagnostics)")
        for file in files { #expect(try tree.read(file.path) == String(decoding: file.contents, as: UTF8.self)) }
    }

    /// It has nothing but what stands below the header to be known by.
    @Test(arguments: ["// A licence.\n", "/*\n A licence.\n */\n", "// A licence.\n\n// More of it.\n"])
    func aFileWithoutCodeWhoseHeaderWasReplacedIsOurs(beginning: String) throws {
        let text = "\n// Keeps A a module.\n// swiftlint:enable all\n"
        let file = generated("Sources/A/Generated/Placeholder.swift", text)
        try tree.write(file.path, beginning + text)
        let (report, diagnostics) = try tree.generate([file])
        #expect(diagnostics.isEmpty && report.replaced == 1, "\(diagnostics)")
        for own in ["// Keeps A a module.\n", beginning, beginning + "\n// Mine.\n", beginning + text + "let a = 1\n"] {
            try tree.write(file.path, own)
            #expect(try tree.generate([file]).diagnostics.map(\.id) == ["file-in-the-way"])
        }
    }

    /// Other code is somebody's own, even in a line of the comment; so is code without a comment, as `eject` leaves it.
    @Test(arguments: ["// Mine.\nlet b = 1\n", "/* Mine. */ let b = 1\nlet a = 1\n", "let a = 1\n", "// Mine.\n"])
    func aFileWithOtherCodeIsNotOurs(text: String) throws {
        try tree.write("Sources/A/Generated/F.swift", text)
        #expect(
            try tree.generate([generated("Sources/A/Generated/F.swift")]).diagnostics.map(\.id) == ["file-in-the-way"]
        )
        #expect(try tree.read("Sources/A/Generated/F.swift") == text)
    }

    @Test func anEmptyOrTornManifestIsNotOurs() throws {
        try tree.write("Package.swift", "")
        #expect(try tree.generate([manifest()]).diagnostics.map(\.id) == ["file-in-the-way"])
    }

    @Test(arguments: [0, 1, 10, headerLine.utf8.count, headerLine.utf8.count + 3])
    func aTornGeneratedFileIsOurs(length: Int) throws {
        let file = generated("Sources/A/Generated/F.swift")
        try tree.write(file.path, String(decoding: file.contents.prefix(length), as: UTF8.self))
        #expect(try tree.generate([file]).diagnostics.isEmpty)
        #expect(try tree.read(file.path) == String(decoding: file.contents, as: UTF8.self))
    }

    @Test func scaffoldsAreWrittenOnce() throws {
        let file = scaffold("Sources/A/Presenter.swift")
        try tree.write(file.path, "")
        #expect(try tree.generate([file]).report.kept == 1)
        #expect(try tree.read(file.path).isEmpty)
        try tree.remove(file.path)
        #expect(try tree.generate([file]).report.created == 1)
    }

    @Test func aLinkInAScaffoldsPlaceIsKeptAndNotFollowed() throws {
        try tree.makeFolder("Sources/A")
        try tree.link("Sources/A/Presenter.swift", to: "../nowhere.swift")
        #expect(try tree.generate([scaffold("Sources/A/Presenter.swift")]).report.kept == 1)
        #expect(!tree.exists("Sources/nowhere.swift"))
    }

    @Test func aLinkInAGeneratedFilesPlaceIsAnError() throws {
        try tree.write("other.swift", headerLine)
        try tree.makeFolder("Sources/A/Generated")
        try tree.link("Sources/A/Generated/F.swift", to: "../../../other.swift")
        let (_, diagnostics) = try tree.generate([generated("Sources/A/Generated/F.swift")])
        #expect(diagnostics.map(\.id) == ["file-in-the-way"])
        #expect(try tree.read("other.swift") == headerLine)
    }

    /// Nobody can compile a pipe, and to wait for what comes out of it could take for ever.
    @Test func whatIsNoFileIsNoScaffold() throws {
        try tree.makeFolder("Sources/A/Folder")
        #expect(mkfifo(tree.absolute("Sources/A/Pipe.swift"), 0o666) == 0)
        try tree.link("Sources/A/ToFolder.swift", to: "Folder")
        try tree.link("Sources/A/ToPipe.swift", to: "Pipe.swift")
        let names = ["Pipe", "ToFolder", "ToPipe"]
        let (report, diagnostics) = try tree.generate(names.map { scaffold("Sources/A/\($0).swift") })
        #expect(diagnostics.map(\.id) == names.map { _ in "file-in-the-way" })
        #expect(report == Emitter.Report())
    }

    @Test func foldersAndFilesInEachOthersPlaceAreErrors() throws {
        try tree.write("Sources/A/Generated/Scene", "a file")
        try tree.makeFolder("Sources/A/Presenter.swift")
        let files = [generated("Sources/A/Generated/Scene/F.swift"), scaffold("Sources/A/Presenter.swift")]
        let before = try tree.snapshot()
        #expect(try tree.generate(files).diagnostics.map(\.id) == ["file-in-the-way", "file-in-the-way"])
        #expect(try tree.snapshot() == before)
    }
}
