import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen remove`: a part of a project goes, and nothing that anybody needs or that git couldn't bring back.
@Suite struct RemoveTests {
    private static let project = """
        project: Pantry
        runtime: ../..
        services:
          tracker: Tracker # counts taps
          store: Store

        """
    private static let list = "# Shelves\nscene: ShelfList\nroutes:\n  jar: { to: Jar, present: push }\n"

    private func pantry(_ list: String = "scene: ShelfList\n") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.project, to: "specs/project.yml")
        try folder.write(list, to: "specs/Shelves/ShelfList.yml")
        try folder.write("scene: Jar\nuses: [tracker]\nevents: [didTapOpen]\n", to: "specs/Cellar/Jar.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }

    private func commit(_ folder: TemporaryFolder) async throws {
        let script = """
            git init --quiet && git add --all
            git -c user.name=A -c user.email=a@example.com commit --quiet --message Begin
            """
        try #require(try await Tool.run("bash", ["-e", "-c", script], in: folder.url).succeeded)
    }

    @Test func aSceneGoesAndItsSourcesStay() async throws {
        let folder = try await pantry()
        let before = try FileTree.read(folder.url)
        let dry = try await Tool.vipergen("remove", "scene", "Jar", "--dry-run", in: folder.url)
        #expect(dry.succeeded, "\(dry.everything)")
        #expect(try FileTree.read(folder.url) == before)
        let run = try await Tool.vipergen("remove", "scene", "Jar", "--yes", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let lines = run.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("Pantry: ") }
        #expect(dry.output.split(separator: "\n").map { String($0.dropFirst("would ".count)) } == lines)
        #expect(lines.contains("remove specs/Cellar/Jar.yml"))
        #expect(lines.contains("keep Sources/Cellar/Application/Jar/JarPresenter.swift"))
        let after = try FileTree.read(folder.url)
        #expect(after["specs/Cellar/Jar.yml"] == nil)
        #expect(after.keys.filter { $0.contains("Generated/Jar") } == [])
        for (path, text) in after where path.contains("/Generated/") {
            #expect(!String(decoding: text, as: UTF8.self).contains("JarDescriptor"), "\(path)")
        }
        for (path, bytes) in before
        where path.contains("/Application/") || path.contains("ShelfList") && !path.contains("Generated") {
            #expect(after[path] == bytes, "\(path)")
        }
        #expect(run.errors.contains("Sources/Cellar/Application/Jar/JarPresenter.swift:"), "\(run.errors)")
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
    }

    @Test func whatLeadsThereStaysInTheWay() async throws {
        let folder = try await pantry(Self.list)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("remove", "scene", "Jar", "--yes", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("specs/Shelves/ShelfList.yml:4:14: error: 'Jar' is needed here; without it: unknown"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("[still-needed]"))
        #expect(try FileTree.read(folder.url) == before)
        try folder.write("scene: ShelfList\n", to: "specs/Shelves/ShelfList.yml")
        #expect(try await Tool.vipergen("remove", "scene", "Jar", "--yes", in: folder.url).succeeded)
    }

    @Test func sourcesGoOnlyWhereGitHasThem() async throws {
        let folder = try await pantry()
        try folder.write("final class Lid {}\n", to: "Sources/Cellar/Application/Jar/Lid.swift")
        let outside = try await Tool.vipergen("remove", "scene", "Jar", "--with-sources", "--yes", in: folder.url)
        #expect(!outside.succeeded && outside.errors.contains("[no-repository]"), "\(outside.everything)")
        try await commit(folder)
        try folder.write("final class Lid { }\n", to: "Sources/Cellar/Application/Jar/Lid.swift")
        try folder.write("final class Seal {}\n", to: "Sources/Cellar/Application/Jar/Seal.swift")
        let before = try FileTree.read(folder.url)
        let refused = try await Tool.vipergen("remove", "scene", "Jar", "--with-sources", "--yes", in: folder.url)
        #expect(refused.status == 1)
        for file in ["Lid", "Seal"] {
            #expect(
                refused.errors.contains(
                    "Sources/Cellar/Application/Jar/\(file).swift:1:1: error: git doesn't have this file as it is"
                )
            )
        }
        #expect(!refused.errors.contains("JarPresenter.swift"))
        #expect(try FileTree.read(folder.url) == before)
        try await commit(folder)
        let run = try await Tool.vipergen("remove", "scene", "Jar", "--with-sources", "--yes", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let left = try FileTree.read(folder.url).keys.filter { !$0.hasPrefix(".git/") && $0.contains("Jar") }
        #expect(left == [])
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded && check.errors.isEmpty, "\(check.everything)")
    }

    /// Git's index says of these files that nothing in them has changed.
    private static let settings = [
        ["update-index", "--assume-unchanged"], ["update-index", "--skip-worktree"],
        ["config", "core.autocrlf", "true"],
    ]

    @Test(arguments: TestExtent.sample(Array(settings.prefix(1)), of: settings))
    func bytesThatGitWasToldNotToLookAtStay(_ arguments: [String]) async throws {
        let folder = try await pantry()
        try await commit(folder)
        let path = "Sources/Cellar/Application/Jar/JarPresenter.swift"
        let isOfLineEnds = arguments.contains("core.autocrlf")
        try #require(try await Tool.run("git", arguments + (isOfLineEnds ? [] : [path]), in: folder.url).succeeded)
        let text = try folder.read(path)
        try folder.write(isOfLineEnds ? text.replacing("\n", with: "\r\n") : text + "// precious\n", to: path)
        let before = try FileTree.read(folder.url)
        let remove = { () async throws in
            try await Tool.vipergen("remove", "scene", "Jar", "--with-sources", "--yes", in: folder.url)
        }
        let run = try await remove()
        // Git would write these line ends itself, and so can bring them back.
        if isOfLineEnds {
            #expect(run.succeeded, "\(run.everything)")
            return
        }
        #expect(run.status == 1 && run.errors.contains("\(path):1:1: error: git doesn't have this file as it is"))
        let options = ["--no-assume-unchanged", "--no-skip-worktree"]
        let unset = options.map { "git update-index \($0) \(path)" }.joined(separator: " && ")
        #expect(run.errors.contains("note: git was told to pass over it; undo that: \(unset)\n"), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
        try #require(try await Tool.run("sh", ["-c", unset], in: folder.url).succeeded)
        try await commit(folder)
        #expect(try await remove().succeeded)
    }

    /// A file that is committed with one kind of line ends, and has another one now.
    @Test func otherLineEndsThanGitWouldWriteStay() async throws {
        let folder = try await pantry()
        let path = "Sources/Cellar/Application/Jar/JarPresenter.swift"
        let text = try folder.read(path)
        try folder.write(text.replacing("\n", with: "\r\n"), to: path)
        try await commit(folder)
        try folder.write(text, to: path)
        for value in ["false", "input", "true"] {
            try #require(try await Tool.run("git", ["config", "core.autocrlf", value], in: folder.url).succeeded)
            let run = try await Tool.vipergen("remove", "scene", "Jar", "--with-sources", "--yes", in: folder.url)
            #expect(run.status == 1 && run.errors.contains("\(path):1:1: error: git doesn't"), "\(run.everything)")
        }
    }

    @Test func aModuleGoesWithItsScenes() async throws {
        let folder = try await pantry()
        try folder.write("kind: feature\n", to: "specs/Cellar/module.yml")
        try folder.write("struct Wine {}\n", to: "Sources/Cellar/Domain/Wine.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try await commit(folder)
        let run = try await Tool.vipergen("remove", "module", "Cellar", "--with-sources", "--yes", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let left = try FileTree.read(folder.url).keys.filter { !$0.hasPrefix(".git/") && $0.contains("Cellar") }
        #expect(left == [])
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    @Test func aServiceGoesByItsLine() async throws {
        let folder = try await pantry()
        let run = try await Tool.vipergen("remove", "service", "tracker", "--yes", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("specs/Cellar/Jar.yml:2:8: error: 'tracker' is needed here; without it: unknown"),
            "\(run.errors)"
        )
        let before = try FileTree.read(folder.url)
        let diff = try await Tool.vipergen("remove", "service", "store", "--diff", in: folder.url)
        #expect(diff.output.contains("--- a/specs/project.yml\n+++ b/specs/project.yml\n"), "\(diff.everything)")
        #expect(diff.output.contains("-  store: Store\n"))
        #expect(try FileTree.read(folder.url) == before)
        let other = try await Tool.vipergen("remove", "service", "store", "--yes", in: folder.url)
        #expect(other.succeeded, "\(other.everything)")
        let spec = try FileTree.read(folder.url)["specs/project.yml"]
        #expect(
            spec.map { String(decoding: $0, as: UTF8.self) } == Self.project.replacing("  store: Store\n", with: "")
        )
    }

    @Test(arguments: [
        (["scene", "Jarr"], "there is no scene 'Jarr'", "did you mean 'Jar'?"),
        (["module", "Celar"], "no module 'Celar' has specs", "did you mean 'Cellar'?"),
        (["service", "traker"], "there is no service 'traker'", "did you mean 'tracker'?"),
    ]) func namesOfOthersAreOffered(_ arguments: [String], _ message: String, _ note: String) async throws {
        let folder = try await pantry()
        let run = try await Tool.vipergen(["remove"] + arguments + ["--yes"], in: folder.url)
        #expect(run.status == 1 && run.errors.contains(message) && run.errors.contains(note), "\(run.errors)")
    }

    @Test func withoutATerminalItMustBeSaid() async throws {
        let folder = try await pantry()
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("remove", "scene", "Jar", in: folder.url)
        #expect(!run.succeeded && run.errors.contains("--yes"), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }
}
