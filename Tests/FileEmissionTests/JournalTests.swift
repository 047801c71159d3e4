import Basics
import Foundation
import Testing

@testable import FileEmission

/// A journal is a file, which anybody may have written or torn.
@Suite struct JournalTests {
    private static let journal = Journal(
        command: "new scene Jar --module 'a\nb'",
        other: Array("../Kitchen".utf8),
        regenerates: true,
        steps: [
            Journal.Step(.create(path: "Home/Jar.yml", contents: Array("scene: Jar\n".utf8))),
            Journal.Step(.create(path: "Home/Empty.yml", contents: [])),
            Journal.Step(.amend(Amendment(path: "a b\nc.swift", before: [0, 255, 10], after: [10, 10])), in: .other),
            Journal.Step(.move(Relocation(from: "Sources/A/.hidden", to: "Sources/é/.hidden")), in: .other),
        ]
    )

    private static let finding = Diagnostic(
        .cannotRead,
        severity: .warning,
        at: SourceLocation(path: "a:b\nc.swift", line: 12, column: 8),
        "'é' is left\nfinding 1 1 1 1",
        notes: [
            Diagnostic.Note("end 0\n"), Diagnostic.Note("", at: SourceLocation(path: "", line: 1, column: 1)),
        ]
    )

    private func journal(_ text: [UInt8]) throws -> Journal? {
        let tree = try TemporaryTree()
        try Data(text).write(to: URL(fileURLWithPath: tree.absolute(Journal.Kind.project.fileName)))
        return try TargetDirectory.reading(tree.path).journal(.project)
    }

    @Test func whatIsWrittenIsRead() throws {
        #expect(try journal(Self.journal.text) == Self.journal)
        var empty = Journal(command: "", regenerates: false, steps: [])
        #expect(try journal(empty.text) == empty)
        (empty.firstScreen, empty.home) = ("Welcome", .max)
        #expect(try journal(empty.text) == empty)
    }

    @Test func whatIsLeftToLookAtIsReadAsItWas() throws {
        var journal = Self.journal
        let nowhere = Diagnostic(.cannotRead, severity: .error, at: nil, "")
        journal.findings = [Self.finding, nowhere]
        let read = try #require(try self.journal(journal.text))
        #expect(read == journal)
    }

    @Test func withoutOneThereIsNone() throws {
        let tree = try TemporaryTree()
        let directory = try TargetDirectory.reading(tree.path)
        #expect(!directory.hasJournal(.project))
        #expect(try directory.journal(.project) == nil)
    }

    @Test func tornOrChangedItIsRefused() throws {
        let text = Self.journal.text
        for count in text.indices {
            #expect(throws: JournalFault.self) { _ = try Journal(text: Array(text[..<count])) }
        }
        #expect(throws: JournalFault.self) { _ = try Journal(text: text + [10]) }
        for position in text.indices {
            var other = text
            other[position] ^= 1
            #expect(throws: JournalFault.self, "byte \(position)") { _ = try Journal(text: other) }
        }
    }

    private static let outside = [
        "../x.yml", "/etc/passwd", "a/../../x", "", "a//b", "./a", "a\u{0}b", ".git/config", ".GIT/config",
        "Sources/.git/config", "Sources/A/.git", "Sources/.Git", ".g\u{200C}it/hooks/x", ".schemas/.git/config",
        String(repeating: "d/", count: 70) + "x", String(repeating: "n", count: 256),
    ]
    /// A file of the user's that is there may have any name: a baseline, for example.
    private static let hidden = [".env", ".build/x", ".swiftpm/x/y", ".github/workflows/x.yml", ".schemas"]

    private static func acts(on path: String) -> [Journal.Act] {
        let acts: [Journal.Act] = [
            .create(path: path, contents: []), .remove(path: path, contents: []),
            .move(Relocation(from: path, to: "fine")), .move(Relocation(from: "fine", to: path)),
        ]
        return acts + (outside.contains(path) ? [.amend(Amendment(path: path, before: [], after: []))] : [])
    }

    @Test(arguments: outside + hidden) func pathsThatAreNoneOfOursAreRefused(path: String) throws {
        for act in Self.acts(on: path) {
            let text = Journal(command: "", regenerates: true, steps: [Journal.Step(act)]).text
            #expect { _ = try journal(text) } throws: { error in
                let diagnostic = (error as? TargetDirectoryError)?.diagnostic
                return diagnostic?.id == "journal-unreadable" && diagnostic?.isInputOutputFailure == true
                    && diagnostic?.message.contains("which vipergen never changes") == true
            }
        }
    }

    /// What can't be read back would be stuck after a kill.
    @Test(arguments: outside + hidden) func whatWouldBeRefusedIsNeverWritten(path: String) throws {
        let tree = try TemporaryTree()
        try tree.write("fine", "fine")
        let before = try tree.snapshot()
        for act in Self.acts(on: path) {
            let folder = try TargetDirectory.locked(tree.path) {}
            let journal = Journal(command: "", regenerates: true, steps: [Journal.Step(act)])
            #expect(Change(journal, .project, in: folder).begin().map(\.id) == ["foreign-path"])
            #expect(try tree.snapshot() == before)
        }
    }

    @Test(arguments: [
        "specs/.schemas/.gitignore", ".schemas/.gitignore", "Sources/Home/.notes/a", "Sources/Home/.keep",
    ])
    func whatIsOursIsRead(path: String) throws {
        let journal = Journal(command: "", regenerates: true, steps: Self.acts(on: path).map { Journal.Step($0) })
        #expect(try self.journal(journal.text) == journal)
        let baseline = Journal.Act.amend(Amendment(path: ".lint-baseline", before: [], after: [1]))
        let other = Journal(command: "", regenerates: true, steps: [Journal.Step(baseline)])
        #expect(try self.journal(other.text) == other)
    }

    /// What isn't journal text can't be brought into one by any field.
    @Test func whatIsWrittenCanBeRead() throws {
        let tree = try TemporaryTree()
        let folder = try TargetDirectory.locked(tree.path) {}
        var journal = Self.journal
        journal.findings = [
            Diagnostic(.cannotRead, at: SourceLocation(path: "a", line: 0, column: 0), "")
        ]
        #expect(throws: SystemError.self) { try folder.write(journal, .project, on: POSIXFileSystem()) }
        #expect(!folder.hasJournal(.project))
    }

    /// A clone or a copy isn't where the command was interrupted.
    @Test func aCopyIsNotTheHomeOfAJournal() throws {
        let (tree, copy) = (try TemporaryTree(), try TemporaryTree())
        let folder = try TargetDirectory.locked(tree.path) {}
        try folder.write(Self.journal, .project, on: POSIXFileSystem())
        let name = Journal.Kind.project.fileName
        try FileManager.default.copyItem(atPath: tree.absolute(name), toPath: copy.absolute(name))
        let journal = try #require(try folder.journal(.project))
        #expect(folder.isHome(of: journal))
        let other = try TargetDirectory.reading(copy.path)
        #expect(try other.journal(.project) == journal && !other.isHome(of: journal))
        // A folder may be moved, and a journal that nobody has written yet has no home.
        #expect(rename(tree.path, tree.path + "-moved") == 0)
        let moved = try TargetDirectory.reading(tree.path + "-moved")
        #expect(moved.isHome(of: journal) && !moved.isHome(of: Self.journal))
        #expect(rename(tree.path + "-moved", tree.path) == 0)
    }

    @Test(arguments: [
        "", "\n", "vipergen journal 3\n", "vipergen journal 2\n", "vipergen journal 3\nadvice\nend 0\n",
        "vipergen journal 3\nx\nown create 5 9223372036854775807\na\n",
        "vipergen journal 3\nx\nown create -1 0\n\n\n", "vipergen journal 3\nx\nown create 99999999999999999999 0\n",
        "vipergen journal 3\nx\nown\n", "vipergen journal 3\nx\n\nend 0\n", "vipergen journal 3\nx\nend\n",
        "vipergen journal 3\nx\nown remove 1\na\n", "vipergen journal 3\nx\nnote 0 1\n\na\n",
        "vipergen journal 3\nx\nfinding 1 5 0 1\na\nfatal\n\nb\n",
        "vipergen journal 3\nx\nfinding 1 5 3 1\na\nerror\n0:1\nb\n",
    ])
    func malformedItIsRefused(text: String) throws {
        #expect { _ = try journal(Array(text.utf8)) } throws: { error in
            let diagnostic = (error as? TargetDirectoryError)?.diagnostic
            return diagnostic?.id == "journal-unreadable"
                && diagnostic?.location?.path.hasSuffix("/.vipergen-journal") == true
                && diagnostic?.notes.first?.message.hasPrefix("delete it, ") == true
        }
    }

    @Test(.timeLimit(.minutes(30))) func whatIsNoFileIsRefusedAndNotWaitedFor() throws {
        let name = Journal.Kind.project.fileName
        let folder = try TemporaryTree()
        try folder.makeFolder(name)
        let pipe = try TemporaryTree()
        #expect(mkfifo(pipe.absolute(name), 0o666) == 0)
        let link = try TemporaryTree()
        try link.write("other", String(decoding: Self.journal.text, as: UTF8.self))
        try link.link(name, to: "other")
        for tree in [folder, pipe, link] {
            #expect(throws: TargetDirectoryError.self) { _ = try TargetDirectory.reading(tree.path).journal(.project) }
        }
    }

    @Test func aWayLeadsToOneFolderOnly() throws {
        let tree = try TemporaryTree()
        for folder in ["specs", "Examples/Kitchen", "other"] { try tree.makeFolder(folder) }
        let specs = try TargetDirectory.reading(tree.absolute("specs"))
        let kitchen = try TargetDirectory.reading(tree.absolute("Examples/Kitchen"))
        let other = try TargetDirectory.reading(tree.absolute("other"))
        let way = try #require(specs.way(to: kitchen))
        #expect(way == Array("../Examples/Kitchen".utf8))
        #expect(specs.destination(of: way, isAt: kitchen) == .here)
        #expect(specs.destination(of: way, isAt: other) == .elsewhere)
        #expect(specs.destination(of: way, isAt: nil) == .elsewhere)
        #expect(specs.destination(of: Array("../gone".utf8), isAt: other) == .nowhere)
        let root = try TargetDirectory.reading(tree.path)
        #expect(specs.way(to: root) == Array("..".utf8) && root.way(to: specs) == Array("specs".utf8))
    }
}
