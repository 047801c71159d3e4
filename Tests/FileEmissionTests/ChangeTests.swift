import Basics
import Foundation
import Testing

@testable import FileEmission

/// A change with every kind of step in two folders.
@Suite struct ChangeTests {
    private let specs: TemporaryTree
    private let package: TemporaryTree

    private static let steps: [Journal.Step] = [
        Journal.Step(.amend(Amendment(path: "Home/Welcome.yml", before: bytes("one\n"), after: bytes("one\ntwo\n")))),
        Journal.Step(.create(path: "Shelves/module.yml", contents: bytes("module: Shelves\n"))),
        Journal.Step(.create(path: "Shelves/Jar.yml", contents: bytes("scene: Jar\n"))),
        Journal.Step(.move(Relocation(from: "Home/Old.yml", to: "Deep/Er/Old.yml"))),
        Journal.Step(.move(Relocation(from: "Sources/Old/Jar", to: "Sources/New/Jar")), in: .other),
        Journal.Step(.move(Relocation(from: "Tests/Old/JarTests.swift", to: "Tests/New/JarTests.swift")), in: .other),
        Journal.Step(
            .amend(Amendment(path: "Sources/Mine.swift", before: bytes("// mine\n"), after: bytes("// ours\n"))),
            in: .other
        ),
        Journal.Step(.remove(path: "Home/Gone.yml", contents: bytes("scene: Gone\n"))),
        Journal.Step(.remove(path: "Sources/Gone/Lid/Gone.swift", contents: bytes("gone")), in: .other),
    ]

    init() throws {
        specs = try TemporaryTree()
        package = try TemporaryTree()
        try Self.fill(specs, package)
    }

    private static func fill(_ specs: TemporaryTree, _ package: TemporaryTree) throws {
        try specs.write("Home/Welcome.yml", "one\n")
        try specs.write("Home/Old.yml", "scene: Old\n")
        try specs.write("Home/Gone.yml", "scene: Gone\n")
        try package.write("Sources/Gone/Lid/Gone.swift", "gone")
        try package.write("Sources/Old/Jar/Jar.swift", "jar")
        try package.write("Sources/Old/Jar/More/Lid.swift", "lid")
        try package.write("Tests/Old/JarTests.swift", "tests")
        try package.write("Tests/Old/Mine.swift", "mine")
        try package.write("Sources/Mine.swift", "// mine\n")
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// Somebody has saved the file in an editor meanwhile.
    @Test func whatIsTakenBackIsItsOwnAlone() throws {
        let run = StepRun(own: try TargetDirectory.locked(specs.path) {}, other: nil, disk: POSIXFileSystem())
        let step = Journal.Step(.create(path: "Jar.yml", contents: Self.bytes("scene: Jar\n")))
        try specs.write("Jar.yml", "mine\n")
        #expect(run.takeBack(.init(step: step, folders: [])) == nil)
        #expect(try specs.read("Jar.yml") == "mine\n")
        try specs.write("Jar.yml", "scene: Jar\n")
        #expect(run.takeBack(.init(step: step, folders: [])) == nil)
        #expect(!specs.exists("Jar.yml"))
    }

    private func change(_ steps: [Journal.Step] = ChangeTests.steps) throws -> Change {
        let (own, other) = (try TargetDirectory.locked(specs.path) {}, try TargetDirectory.locked(package.path) {})
        let journal = Journal(command: "new scene Jar", other: own.way(to: other), regenerates: true, steps: steps)
        return Change(journal, .project, in: own, other)
    }

    /// What the next run does, which knows of the change only what lies on the disk.
    private func recover(on disk: some FileSystem = POSIXFileSystem()) throws -> [Diagnostic] {
        let (own, other) = (try TargetDirectory.locked(specs.path) {}, try TargetDirectory.locked(package.path) {})
        own.removeLeftovers(depth: 2)
        guard let journal = try own.journal(.project) else { return [] }
        let change = Change(journal, .project, in: own, other)
        let problems = change.resume(on: disk)
        return problems.hasErrors ? problems : problems + change.end(on: disk)
    }

    private func changesOfTheDisk() throws -> Int {
        let counting = FaultyDisk(.death(at: .max))
        let whole = try change()
        #expect(whole.begin(on: counting) + whole.end(on: counting) == [])
        return counting.count
    }

    /// The locks go with the process, which is what this function stands for.
    private func dieCarryingItOut(at instant: Int) throws {
        let disk = FaultyDisk(.death(at: instant))
        let change = try change()
        if change.begin(on: disk).isEmpty { _ = change.end(on: disk) }
    }

    /// As a run leaves it that is killed before its first step.
    private func writeJournal() throws {
        let (own, other) = (try TargetDirectory.locked(specs.path) {}, try TargetDirectory.locked(package.path) {})
        let journal = Journal(command: "", other: own.way(to: other), regenerates: true, steps: Self.steps)
        try own.write(journal, .project, on: POSIXFileSystem())
    }

    private func snapshot() throws -> [String: String] {
        let (own, other) = (try specs.snapshot(), try package.snapshot())
        return own.reduce(into: other) { $0["specs: " + $1.key] = $1.value }
    }

    private func reset() throws {
        for tree in [specs, package] {
            for name in try FileManager.default.contentsOfDirectory(atPath: tree.path) { try tree.remove(name) }
        }
        try Self.fill(specs, package)
    }

    private func after() throws -> [String: String] {
        let change = try change()
        #expect(change.begin() == [])
        #expect(change.end() == [])
        return try snapshot()
    }

    @Test func everyStepIsCarriedOut() throws {
        let files = try after().filter { $0.value != "folder" }
        #expect(
            files == [
                "specs: Home/Welcome.yml": "file: one\ntwo\n", "specs: Shelves/module.yml": "file: module: Shelves\n",
                "specs: Shelves/Jar.yml": "file: scene: Jar\n", "specs: Deep/Er/Old.yml": "file: scene: Old\n",
                "Sources/New/Jar/Jar.swift": "file: jar", "Sources/New/Jar/More/Lid.swift": "file: lid",
                "Tests/New/JarTests.swift": "file: tests", "Tests/Old/Mine.swift": "file: mine",
                "Sources/Mine.swift": "file: // ours\n",
            ]
        )
        #expect(!package.exists("Sources/Gone"))
        #expect(!package.exists("Sources/Old"))
    }

    /// The heart of it: wherever the process dies, the next run leaves the trees as they were or as they were to be.
    @Test func deadAtAnyStepTheNextRunFinishesItOrNothingWasBegun() throws {
        let before = try snapshot()
        let after = try after()
        try reset()
        let count = try changesOfTheDisk()
        #expect(count > 30)
        var wereFinished = 0
        for instant in 0..<count {
            try reset()
            try dieCarryingItOut(at: instant)
            let isBegun = specs.exists(Journal.Kind.project.fileName)
            #expect(try recover() == [], "after a death at step \(instant)")
            let found = try snapshot()
            #expect(found == after || (found == before && !isBegun), "after a death at step \(instant)")
            if found == after { wereFinished += 1 }
        }
        #expect(wereFinished > 25)
    }

    @Test func theRecoveryMayDieAtAnyStepAsWell() throws {
        let after = try after()
        try reset()
        try writeJournal()
        var instant = 0
        while specs.exists(Journal.Kind.project.fileName), instant < 200 {
            _ = try recover(on: FaultyDisk(.death(at: instant)))
            instant += 1
        }
        #expect(instant > 5 && instant < 200)
        #expect(try snapshot() == after)
    }

    @Test(arguments: [
        ("rename", "Welcome.yml", "cannot-write"), ("write", "module.yml", "cannot-write"),
        ("renameExclusively", "Jar.yml", "cannot-write"), ("createFolder", "Deep", "cannot-write"),
        ("move", "Old.yml", "cannot-write"), ("move", "Jar", "cannot-write"),
        ("move", "JarTests.swift", "cannot-write"),
        ("rename", "Mine.swift", "cannot-write"), ("createFolder", "Shelves", "cannot-write"),
        ("rename", ".vipergen-journal", "cannot-write"),
    ])
    func whatIsRefusedIsTakenBack(act: String, name: String, id: String) throws {
        let before = try snapshot()
        // A file is written under another name first.
        let disk = FaultyDisk(.refusal(act: act, name: act == "write" ? PartialName.of(name) : name, errno: EACCES))
        let problems = try change().begin(on: disk)
        #expect(problems.map(\.id) == [id])
        #expect(try snapshot() == before)
    }

    @Test(arguments: 0..<12) func aFullDiskLeavesEverythingAsItWas(twelfths: Int) throws {
        let before = try snapshot()
        let journal = Journal(command: "new scene Jar", regenerates: true, steps: Self.steps)
        let disk = FaultyDisk(.full(after: (journal.text.count + 40) * twelfths / 12))
        #expect(try change().begin(on: disk).map(\.id) == ["cannot-write"])
        #expect(try snapshot() == before)
    }

    @Test func whatIsInTheWayStopsItBeforeItsFirstStep() throws {
        try specs.write("Shelves/Jar.yml", "mine\n")
        try package.write("Sources/Mine.swift", "// mine, and changed\n")
        let before = try snapshot()
        #expect(try change().begin().map(\.id) == ["changed-meanwhile", "file-in-the-way"])
        #expect(try snapshot() == before)
    }

    @Test(arguments: ["Sources/New/Jar/Other.swift", "Tests/New/JarTests.swift"])
    func movesReplaceNothing(path: String) throws {
        try package.write(path, "theirs")
        let before = try snapshot().filter { $0.value != "folder" }
        #expect(try change().begin().map(\.id) == ["file-in-the-way"])
        #expect(try snapshot().filter { $0.value != "folder" } == before)
    }

    @Test func nothingGoesThroughLinks() throws {
        let outside = try TemporaryTree()
        try outside.write("Welcome.yml", "one\n")
        try specs.remove("Home/Welcome.yml")
        try specs.link("Home/Welcome.yml", to: outside.absolute("Welcome.yml"))
        try package.link("Sources/New", to: outside.path)
        #expect(try change().begin().allSatisfy { $0.isInputOutputFailure })
        #expect(try outside.snapshot() == ["Welcome.yml": "file: one\n"])
    }

    /// Between the kill and the next run, the files are the user's.
    @Test func whatSomebodyChangedMeanwhileStays() throws {
        try writeJournal()
        try specs.write("Home/Welcome.yml", "mine\n")
        try specs.write("Shelves/Jar.yml", "mine as well\n")
        try package.write("Tests/New/JarTests.swift", "and this\n")
        try package.remove("Sources/Mine.swift")
        let problems = try recover()
        #expect(problems.allSatisfy { $0.severity == .warning && $0.id == "changed-meanwhile" })
        #expect(
            problems.compactMap { $0.location?.path.split(separator: "/").last.map(String.init) }.sorted() == [
                "Jar.yml", "JarTests.swift", "Mine.swift", "Welcome.yml",
            ]
        )
        #expect(try specs.read("Home/Welcome.yml") == "mine\n")
        #expect(try specs.read("Shelves/Jar.yml") == "mine as well\n")
        #expect(try specs.read("Shelves/module.yml") == "module: Shelves\n")
        #expect(try package.read("Tests/New/JarTests.swift") == "and this\n")
        #expect(try package.read("Tests/Old/JarTests.swift") == "tests")
        #expect(!specs.exists(Journal.Kind.project.fileName))
    }

    @Test func permissionsStay() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640],
            ofItemAtPath: specs.absolute("Home/Welcome.yml")
        )
        #expect(try change().begin() == [])
        let attributes = try FileManager.default.attributesOfItem(atPath: specs.absolute("Home/Welcome.yml"))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func withoutTheLockNothingHappens() throws {
        let before = try snapshot()
        let (own, other) = (try TargetDirectory.reading(specs.path), try TargetDirectory.reading(package.path))
        let journal = Journal(command: "", other: nil, regenerates: true, steps: Self.steps)
        #expect(!Change(journal, .project, in: own, other).begin().isEmpty)
        #expect(try snapshot() == before)
    }
}
