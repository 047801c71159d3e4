import Basics
import CommandTestSupport
import Foundation
import Testing
import TestSupport

@testable import Pipeline
@testable import Commands

/// `vipergen check` where `project.yml` says `manifest: team`.
@Suite struct TeamManifestTests {
    private let folder: TemporaryFolder
    private var manifest: URL { folder.url.appendingPathComponent("Package.swift") }

    init() async throws {
        folder = try TemporaryFolder()
        try folder.copy(Repository.goldens.appendingPathComponent("TeamManifest/specs"), to: "specs")
        let overlay = Repository.goldens.appendingPathComponent("TeamManifest/overlay")
        for name in ["Package.swift", "Sources"] { try folder.copy(overlay.appendingPathComponent(name), to: name) }
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
    }

    private func change(_ text: String, to other: String) throws {
        let before = String(decoding: try Data(contentsOf: manifest), as: UTF8.self)
        try #require(before.contains(text))
        try folder.write(before.replacingOccurrences(of: text, with: other), to: "Package.swift")
    }

    @Test(.onlyInTestAll) func generateLeavesTheManifestAloneAndCheckAcceptsIt() async throws {
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.output == "Shelf: up to date\n")
        #expect(run.errors == "")
        #expect(run.status == 0)
        #expect(try FileTree.read(folder.url) == before)
        let golden = Repository.goldens.appendingPathComponent("TeamManifest/overlay/Package.swift")
        #expect(before["Package.swift"] == (try Data(contentsOf: golden)))
    }

    @Test func eachDifferenceIsToldAtTheSpecsLine() async throws {
        try change("\"BooksInterface\", runtime, rxSwift]", to: "\"BooksInterface\", runtime]")
        try change(
            "        .target(name: \"BooksInterface\", dependencies: [\"ShelfCore\", runtime], swiftSettings: strict),\n",
            to: "        .target(name: \"BooksInterface\"),\n"
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        let lines = run.errors.split(separator: "\n").map(String.init)
        #expect(
            lines.filter { $0.contains(" error: ") } == [
                "specs/Books/module.yml:1:1: error: the target 'BooksInterface' lacks the dependency 'ShelfCore' in Package.swift [manifest-mismatch]",
                "specs/Books/module.yml:1:11: error: the target 'Books' lacks the dependency 'RxSwift' in Package.swift [manifest-mismatch]",
                "specs/project.yml:1:10: error: the target 'BooksInterface' is compiled with settings in Package.swift that differ from the specs [manifest-mismatch]",
                "specs/project.yml:2:17: error: the target 'BooksInterface' lacks the dependency 'ViperRuntime' in Package.swift [manifest-mismatch]",
            ]
        )
        #expect(lines.last == "Shelf: not up to date; change 'Package.swift'")
    }

    @Test func thePageShowsWhatIsPrinted() async throws {
        try change("\"BooksInterface\", runtime, rxSwift]", to: "\"BooksInterface\", runtime]")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(try MarkdownPage("docs/module-definitions.md").block(after: "printed by vipergen check") == run.errors)
    }

    @Test(.onlyInTestAll) func aManifestThatDoesNotCompileIsToldWithItsErrors() async throws {
        try change("import PackageDescription", to: "import PackageDescription\nlet x: Int = true")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("specs/project.yml:3:11: error: Package.swift has errors [manifest-unreadable]"))
        #expect(run.errors.contains("Package.swift:3:14: error: cannot convert value of type 'Bool'"))
    }

    @Test(.onlyInTestAll) func packagesMayComeFromMirrors() async throws {
        let address = "https://github.com/ReactiveX/RxSwift"
        let mirror = "https://mirror.example/copies/RxSwift.git"
        let arguments = ["package", "config", "set-mirror", "--original", address, "--mirror", mirror]
        let configured = try await Tool.run("swift", arguments, in: folder.url)
        try #require(configured.succeeded, "\(configured.errors)")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.errors == "")
        #expect(run.status == 0)
    }

    @Test(.onlyInTestAll) func aHeadlessProgramThatIsDeletedForGoodNeedsNoTarget() async throws {
        try change(
            """
                    .executableTarget(
                        name: "ShelfHeadless",
                        dependencies: ["Shelf", runtime, testing],
                        swiftSettings: strict
                    ),

            """,
            to: ""
        )
        let before = try await Tool.vipergen("check", in: folder.url)
        #expect(before.errors.contains("Package.swift has no target 'ShelfHeadless' [manifest-mismatch]"))
        let spec = folder.url.appendingPathComponent("specs/project.yml")
        let text = try String(contentsOf: spec, encoding: .utf8)
        try folder.write(
            text + "unmanaged: [Sources/ShelfHeadless/ShelfHeadless.swift]\n",
            to: "specs/project.yml"
        )
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/ShelfHeadless"))
        for command in ["check", "report"] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 0 && run.errors == "", "\(run.everything)")
        }
    }

    @Test func noManifest() async throws {
        try FileManager.default.removeItem(at: manifest)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("specs/project.yml:3:11: error: there is no 'Package.swift' [manifest-missing]"))
    }

    @Test(.onlyInTestAll) func theHeaderOfGeneratedFilesIsOutOfPlace() async throws {
        try change(
            "import PackageDescription",
            to: "// Generated by vipergen from project.yml.\nimport PackageDescription"
        )
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("[manifest-header]"))
        // And is no reason to touch the file.
        let before = try FileTree.read(folder.url)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func noSwiftIs74() async throws {
        let run = try await Tool.vipergenProcess("check", in: folder.url, environment: ["PATH": folder.url.path])
        #expect(run.status == 74)
        #expect(run.errors.contains("there is no command 'swift' [cannot-run]"))
    }

    @Test(.onlyInTestAll) func aSwiftThatFailsOrPrintsNonsense() async throws {
        for (script, words) in [
            ("echo 'error: no such thing' >&2; exit 3", "note: no such thing"),
            ("echo '{ \"a\": '", "can't be read as a manifest"),
            ("head -c 20000000 /dev/zero", "is described in more than 16 MiB"),
        ] {
            try fakeSwift(script)
            let path = folder.url.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
            let run = try await Tool.vipergenProcess("check", in: folder.url, environment: ["PATH": path])
            #expect(run.status == 1)
            #expect(run.errors.contains(words), "\(run.errors)")
        }
    }

    @Test func aSwiftThatHangsIsEndedWithAllThatItStarted() throws {
        try fakeSwift("cd '\(folder.url.path)'; sleep 7200 & echo $! > child.new; mv child.new child; wait")
        let place = SourceLocation(path: "specs/project.yml", line: 3, column: 11)
        var dump = ManifestDump(package: folder.url.path, place: place)
        dump.environment = ["PATH": folder.url.path + ":/usr/bin:/bin"]
        let childPath = folder.url.appendingPathComponent("child").path
        var failure: RunFailure?
        // On a busy machine it takes a while until there is something to be ended.
        for seconds in [1, 4, 16, 64, 256, 1_024] where !FileManager.default.fileExists(atPath: childPath) {
            dump.timeLimit = .seconds(seconds)
            failure = #expect(throws: RunFailure.self) { try dump.read() }
        }
        #expect(failure?.exitCode == 74)
        let diagnostics = failure?.diagnostics ?? []
        #expect(diagnostics.map(\.id) == ["cannot-run"])
        #expect(diagnostics.first?.message.contains("it took longer than ") == true)
        let child = String(decoding: try Data(contentsOf: folder.url.appendingPathComponent("child")), as: UTF8.self)
        let process = try #require(Int32(child.trimmingCharacters(in: .whitespacesAndNewlines)))
        // It may be there a moment longer as what nobody has waited for yet.
        let isGone = (0..<180_000).contains { _ in
            usleep(20_000)
            return kill(process, 0) != 0 || isZombie(process)
        }
        #expect(isGone)
    }

    private func isZombie(_ process: Int32) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.contains(") Z ") == true
    }

    private func fakeSwift(_ script: String) throws {
        try folder.write("#!/bin/sh\n\(script)\n", to: "swift")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.url.appendingPathComponent("swift").path
        )
    }
}
