import Basics
import CommandTestSupport
import Foundation
import Testing
import TestSupport

@testable import FileEmission
@testable import Pipeline

/// What a killed command leaves, as its journal on the disk tells, and what the next commands make of it.
/// `Tests/Scripts/kill-sweep` kills real processes, at each of their system calls.
@Suite struct InterruptedChangeTests {
    private static let command = ["new", "scene", "Jar", "--module", "Home", "--route-from", "Search"]
    private static let search = "scene: Search\n"
    private static let route = "scene: Search\nroutes:\n  jar: { to: Jar, present: push }\n"

    /// A project in which `new scene` was killed between its first step and its second one.
    private func interrupted() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write(Self.search, to: "specs/Home/Search.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let journal = Journal(
            command: Self.command.joined(separator: " "),
            other: Array("..".utf8),
            regenerates: true,
            steps: [
                Journal.Step(
                    .amend(
                        Amendment(
                            path: "Home/Search.yml",
                            before: Array(Self.search.utf8),
                            after: Array(Self.route.utf8)
                        )
                    )
                ),
                Journal.Step(.create(path: "Home/Jar.yml", contents: Array("scene: Jar\nstyle: uikit\n".utf8))),
            ]
        )
        try write(journal, to: "specs", in: folder)
        try folder.write(Self.route, to: "specs/Home/Search.yml")
        try folder.write("scene: J", to: "specs/Home/" + PartialName.of("Jar.yml"))
        return folder
    }

    /// As vipergen itself writes it there.
    private func write(_ journal: Journal, to path: String, in folder: TemporaryFolder) throws {
        let place = try TargetDirectory.reading(folder.url.appendingPathComponent(path).path)
        try folder.write(place.homed(journal).text, to: "\(path)/.vipergen-journal")
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(arguments, in: folder.url)
    }

    @Test func commandsThatOnlyReadNameItAndChangeNothing() async throws {
        let folder = try await interrupted()
        let before = try FileTree.read(folder.url)
        for command in [
            "check", "lint", "report", "report --format json", "graph", "check --specs-only", "dump --stage yaml",
            "digest --since HEAD",
            "generate --dry-run",
            "check --diff", "generate --sync --dry-run", "new scene Lid --module Home --dry-run",
            "new module Pots --dry-run", "move scene Search --module Home --dry-run",
            "rename scene Search Find --dry-run", "rename scene Search Find --diff",
        ] {
            let run = try await run(command.split(separator: " ").map(String.init), in: folder)
            #expect(run.status == 74, "\(command): \(run.everything)")
            #expect(run.errors.contains("specs/.vipergen-journal:1:1: error: 'vipergen new scene Jar --module Home"))
            #expect(run.errors.contains("was interrupted, and its change is incomplete [interrupted-change]"))
            #expect(run.errors.contains("note: to finish it: vipergen generate\n"))
        }
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [
        InterruptedChangeTests.command, ["generate"], ["generate", "--sync"], ["new", "module", "Pots"],
    ])
    func theNextCommandThatWritesFinishesIt(next: [String]) async throws {
        let folder = try await interrupted()
        let run = try await run(next, in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let finished = "vipergen: finished 'vipergen \(Self.command.joined(separator: " "))', which was interrupted\n"
        #expect(run.errors.contains(finished))
        let files = try FileTree.read(folder.url)
        #expect(files["specs/Home/Jar.yml"] == Data("scene: Jar\nstyle: uikit\n".utf8))
        #expect(files["Sources/Home/Application/Jar/JarPresenter.swift"] != nil)
        #expect(files.keys.filter { $0.contains(".vipergen-") } == [])
        #expect(try await self.run(["check", "--skip", "lint", "--skip", "members"], in: folder).succeeded)
    }

    /// Until all is written, the next run has to know what is left to do.
    @Test func whatCannotBeGeneratedIsNotFinished() async throws {
        let folder = try await interrupted()
        try folder.write("scene: Lid\nroutes: 3\n", to: "specs/Home/Lid.yml")
        let refused = try await run(["generate"], in: folder)
        #expect(refused.status == 1, "\(refused.everything)")
        #expect(try FileTree.read(folder.url)["specs/.vipergen-journal"] != nil)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/Home/Lid.yml"))
        let run = try await run(["generate"], in: folder)
        #expect(run.errors.contains("vipergen: finished 'vipergen new scene Jar"), "\(run.everything)")
        #expect(try FileTree.read(folder.url)["Sources/Home/Application/Jar/JarPresenter.swift"] != nil)
    }

    /// What a run waits for, or finishes first, may change the specs that it has read.
    @Test func specsAreLookedAtOnceTheyAreHeld() async throws {
        let folder = try await interrupted()
        let place = folder.url.appendingPathComponent("specs/.vipergen-journal")
        let journal = try Data(contentsOf: place)
        try FileManager.default.removeItem(at: place)
        try folder.write(Self.search, to: "specs/Home/Search.yml")
        try folder.write("scene: Lid\n", to: "specs/Home/Lid.yml")
        let specs = folder.url.appendingPathComponent("specs").path
        let folders = ProjectFolders(specs: specs, output: folder.url.path)
        let rename = try Rename(.scene, "Lid", to: "Cap", try KnownSpecs(folder: specs))
        let planned = try RenameRun(rename, in: folders).planned()
        try journal.write(to: place)
        let refusal = #expect(throws: RunFailure.self) { try planned.carryOut(in: folders, Console(), Stopwatch()) }
        #expect(refusal?.diagnostics.map(\.kind) == [.changedMeanwhile])
        let files = try FileTree.read(folder.url)
        #expect(files["specs/Home/Search.yml"] == Data(Self.route.utf8) && files["specs/Home/Lid.yml"] != nil)
    }

    /// Nothing but the interrupted command itself is run again: what that one had left to do is all there is to do.
    @Test func theSchemasBesideTheSpecsFollow() async throws {
        let folder = try await interrupted()
        try folder.write("*.json\n", to: "specs/.schemas/.gitignore")
        try folder.write("{}\n", to: "specs/.schemas/scene.json")
        let run = try await run(Self.command, in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let files = try FileTree.read(folder.url)
        let schema = String(decoding: files["specs/.schemas/scene.json"] ?? Data(), as: UTF8.self)
        #expect(schema.contains("\"Jar\""), "\(schema.prefix(200))")
        let generated = try await self.run(["generate"], in: folder)
        #expect(generated.succeeded, "\(generated.errors)")
        #expect(try FileTree.read(folder.url) == files)
    }

    private static let begin = ["init", "--yes", "Pantry"]
    private static let schemas = "specs/.schemas/.gitignore"

    /// Killed before its first step, between two of them, and after all of them.
    @Test(arguments: 0...3) func aProjectThatIsHalfStartedIsFinished(done: Int) async throws {
        let whole = try TemporaryFolder()
        try #require(try await run(Self.begin, in: whole).succeeded)
        let after = try FileTree.read(whole.url)
        let paths = ["specs/project.yml", "specs/Home/Welcome.yml", Self.schemas]
        let steps = try paths.map { path in
            Journal.Step(.create(path: path, contents: Array(try #require(after[path]))))
        }
        var journal = Journal(command: Self.begin.joined(separator: " "), regenerates: true, steps: steps)
        journal.firstScreen = "Welcome"
        for next in [Self.begin, ["generate"]] {
            let folder = try TemporaryFolder()
            for path in paths.prefix(done) { try folder.write(Array(try #require(after[path])), to: path) }
            try write(journal, to: ".", in: folder)
            let run = try await run(next, in: folder)
            #expect(run.succeeded, "\(run.everything)")
            let files = try FileTree.read(folder.url)
            #expect(files == after, "\(Set(files.keys).symmetricDifference(after.keys))")
        }
    }

    /// What a copy of the checkout, or whoever has cloned it, gets of an interrupted change.
    @Test func aCopyDoesNothingUntilItIsAsked() async throws {
        let folder = try await interrupted()
        let copy = try TemporaryFolder()
        try copy.copy(folder.url, to: ".")
        let before = try FileTree.read(copy.url)
        for command in [["check"], ["generate"], ["generate", "--dry-run"], ["generate", "--sync"], Self.command] {
            let run = try await run(command, in: copy)
            #expect(run.status == 74)
            #expect(run.errors.contains("specs/.vipergen-journal:1:1: error: 'vipergen new scene Jar"), "\(run.errors)")
            #expect(run.errors.contains("[journal-of-another-folder]"))
            #expect(run.errors.contains("note: to finish it here: vipergen generate --yes\n"))
            #expect(run.errors.contains("note: to drop it: delete 'specs/.vipergen-journal'; "))
        }
        #expect(try FileTree.read(copy.url) == before)
        let dropped = try TemporaryFolder()
        try dropped.copy(copy.url, to: ".")
        try FileManager.default.removeItem(at: dropped.url.appendingPathComponent("specs/.vipergen-journal"))
        let finished = try await run(["generate", "--yes"], in: copy)
        #expect(
            finished.succeeded && finished.errors.contains("vipergen: finished 'vipergen new"),
            "\(finished.errors)"
        )
        #expect(try FileTree.read(copy.url)["specs/Home/Jar.yml"] != nil)
        #expect(try await run(["check", "--skip", "lint", "--skip", "members"], in: copy).succeeded)
        // Dropped, what was done of it stays: here a route that leads nowhere yet.
        #expect(try await run(["generate"], in: dropped).errors.contains("[unknown-name]"))
        #expect(try await run(["generate"], in: folder).succeeded)
    }

    /// The journal of `eject` lies at the top of the package, and so does what is left of one that was being written.
    @Test func whatIsLeftOfAJournalIsNoDifference() async throws {
        let folder = try await interrupted()
        try #require(try await run(["generate"], in: folder).succeeded)
        let partial = PartialName.of(Journal.Kind.project.fileName)
        for place in ["", "specs/", "specs/.schemas/"] { try folder.write("vipergen journal", to: place + partial) }
        let run = try await run(["eject", "--yes"], in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try FileTree.read(folder.url).keys.filter { $0.contains(".vipergen-") } == [])
    }

    /// The run whose change it is holds the folder: it isn't dead, and what it is about to do isn't done by another one.
    @Test(.timeLimit(.minutes(30))) func theJournalOfALiveRunIsWaitedFor() async throws {
        let folder = try await interrupted()
        let specs = folder.url.appendingPathComponent("specs").path
        var live: TargetDirectory? = try TargetDirectory.locked(specs) {}
        #expect(live != nil)
        let elsewhere = try TemporaryFolder()
        let said = elsewhere.url.appendingPathComponent("said")
        async let run = Tool.run(
            "sh",
            ["-c", "'\(Repository.vipergen.path)' generate 2>'\(said.path)'"],
            in: folder.url
        )
        while (try? Data(contentsOf: said))?.last != UInt8(ascii: "\n") { try await Task.sleep(for: .milliseconds(5)) }
        #expect(try String(contentsOf: said, encoding: .utf8) == "vipergen: waiting for another run on 'specs'\n")
        let files = try FileTree.read(folder.url)
        #expect(files["specs/.vipergen-journal"] != nil && files["specs/Home/Jar.yml"] == nil)
        live = nil
        #expect(try await run.succeeded)
        #expect(try FileTree.read(folder.url)["specs/Home/Jar.yml"] != nil)
    }

    @Test func aPackageThatTheCommandDoesNotNameIsLeftAlone() async throws {
        let folder = try await interrupted()
        let before = try FileTree.read(folder.url)
        let run = try await run(["generate", "--output", "Other"], in: folder)
        #expect(run.status == 74)
        #expect(run.errors.contains("its change in '.' is incomplete"), "\(run.errors)")
        #expect(run.errors.contains("note: to finish it: vipergen generate\n"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: ["", "vipergen journal 3\n", "\u{0}\u{1}\u{2}", "vipergen journal 3\nx\nown create 9 9\n"])
    func whatIsNoJournalIsNamed(text: String) async throws {
        let folder = try await interrupted()
        try folder.write(text, to: "specs/.vipergen-journal")
        let before = try FileTree.read(folder.url)
        for command in [["check"], ["generate"], ["generate", "--sync"], Self.command] {
            let run = try await run(command, in: folder)
            #expect(run.status == 74)
            #expect(run.errors.contains("specs/.vipergen-journal:1:1: error: "), "\(run.errors)")
            #expect(run.errors.contains("note: delete it, "))
        }
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func leftoversOfOlderVersionsAreNoObstacle() async throws {
        let folder = try await interrupted()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/.vipergen-journal"))
        try folder.write(Self.search, to: "specs/Home/Search.yml")
        let run = try await run(Self.command, in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(try FileTree.read(folder.url).keys.filter { $0.contains(".vipergen-") } == [])
    }

    @Test func aLimitOnFilesIsAFullDisk() async throws {
        let folder = try await interrupted()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/.vipergen-journal"))
        try folder.write(Self.search, to: "specs/Home/Search.yml")
        let before = try FileTree.read(folder.url).filter { !$0.key.contains("partial") }
        let command = "ulimit -f 0; exec \(Repository.vipergen.path) \(Self.command.joined(separator: " "))"
        let limited = try await Tool.run("sh", ["-c", command], in: folder.url)
        #expect(limited.status == 74, "\(limited.everything)")
        #expect(limited.errors.contains("File too large"))
        #expect(try FileTree.read(folder.url) == before)
        #expect(try await run(Self.command, in: folder).succeeded)
    }

    private static let takingPaths = [
        "generate --output", "generate --specs", "mock x --output", "check --output", "init --yes --output",
    ]

    @Test(.onlyInTestAll, arguments: takingPaths)
    func argumentsThatAreNotUTF8AreRefused(command: String) async throws {
        let folder = try await interrupted()
        let before = try FileTree.read(folder.url)
        let script = "exec \(Repository.vipergen.path) \(command) \"$(printf 'b\\377d')\""
        let run = try await Tool.run("sh", ["-c", script], in: folder.url)
        #expect(run.status == 64)
        #expect(run.errors.contains("error: the argument 'b\\xffd' isn't UTF-8"), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }
}
