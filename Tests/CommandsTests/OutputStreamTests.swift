import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Standard output and error that are full, closed, or read by nobody.
@Suite struct OutputStreamTests {
    /// Each prints something to standard output in a project that `init` has made.
    private static let printing = TestExtent.sample(["lint --format json"], of: all)

    private static let all = [
        "dump --stage yaml", "dump --stage specs", "dump --stage project", "dump --stage files", "lint",
        "explain", "lint --format json", "report", "report --format json", "report --format html", "graph",
        "graph --format html", "generate", "generate --dry-run",
        "generate --sync", "check", "check --diff", "check --skip lint", "generate --sync --dry-run",
        "check --specs-only", "mock --protocols public --output Mocks Ours",
        "mock --protocols public --check --output Mocks Ours",
        "new module Shelves --dry-run", "new scene Jar --module Home --dry-run", "help", "--help", "help lint",
        "new scene --help", "--version", "lint --version", "--generate-completion-script bash",
        "--experimental-dump-help",
    ]

    private func project() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let run = try await Tool.vipergenOnce("init", "--yes", "Pantry", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        try folder.write("public protocol Sortable {}\n", to: "Ours/Sortable.swift")
        return folder
    }

    private func shell(_ command: String, in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.run("sh", ["-c", "'\(Repository.vipergen.path)' \(command)"], in: folder.url)
    }

    @Test func aClosedOutputIs74() async throws {
        let folder = try await project()
        for command in OutputStreamTests.printing {
            let run = try await shell("\(command) >&-", in: folder)
            #expect(run.status == 74, "\(command)")
            #expect(run.errors.contains("vipergen: error: cannot write to standard output: "), "\(command)")
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullOutputIs74() async throws {
        let folder = try await project()
        for command in OutputStreamTests.printing {
            let run = try await shell("\(command) >/dev/full", in: folder)
            #expect(run.status == 74, "\(command)")
            #expect(run.errors.contains("vipergen: error: cannot write to standard output: "), "\(command)")
            if !TestExtent.isWhole { continue }
            #expect(try await shell("\(command) >/dev/full 2>/dev/full", in: folder).status == 74, "\(command)")
        }
    }

    @Test func aReaderThatLeftEndsItQuietly() async throws {
        let folder = try await project()
        for command in OutputStreamTests.printing {
            let words = command.split(separator: " ").map(String.init)
            let run = try await Tool.runWithoutReader(Repository.vipergen.path, words, in: folder.url)
            #expect(run.status == 128 + Int(SIGPIPE), "\(command)")
            #expect(run.errors == "", "\(command)")
        }
    }

    private static let complaining = [
        "--no-such-option", "lint no-such-rule", "check --specs-only --specs nowhere", "check --specs nowhere",
    ]

    @Test(arguments: TestExtent.sample(["check --specs nowhere"], of: complaining))
    func aClosedErrorStreamIs74WhereThereIsSomethingToSay(command: String) async throws {
        let folder = try TemporaryFolder()
        #expect(try await shell("\(command) 2>&-", in: folder).status == 74)
    }

    /// A file that is opened while standard output is closed must not become standard output.
    @Test(arguments: TestExtent.sample(["<&- >&- 2>&-"], of: [">&-", "2>&-", "<&-", "<&- >&- 2>&-"]))
    func nothingIsPrintedIntoTheProject(redirection: String) async throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let arguments = "--yes Pantry --runtime /tmp"
        let change = "new scene Jar --module Home --route-from Welcome"
        for command in ["init \(arguments)", change] {
            _ = try await shell("\(command) \(redirection)", in: folder)
            _ = try await Tool.script(["vipergen \(command)"], in: other.url)
        }
        let tree = try FileTree.read(folder.url)
        #expect(tree["specs/Home/Jar.yml"] != nil)
        #expect(tree == (try FileTree.read(other.url)))
    }
}
