import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A project that an earlier version generated, and people went on with, needs the edits of `docs/upgrading.md` and no others.
@Suite(.onlyInTestAll) struct UpgradeTests {
    @Test(arguments: ["0.1"])
    func projectOfAnEarlierVersionGoesOn(version: String) async throws {
        let folder = try await copy(of: version)
        try await applyEdits(from: version, in: folder)
        let files = try OwnFiles(of: folder.url)

        let generated = try await Tool.vipergen("generate", "--sync", in: folder.url)
        try #require(generated.succeeded, "\(generated.everything)")
        let mocks = try await Tool.run("make", ["mocks", "VIPERGEN=\(Repository.vipergen.path)"], in: folder.url)
        #expect(mocks.succeeded, "\(mocks.everything)")
        #expect(try OwnFiles(of: folder.url).changes(since: files) == [])
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")

        let tests = try await Tool.run("swift", ["test", "-Xswiftc", "-warnings-as-errors"], in: folder.url)
        try #require(tests.succeeded, "\(tests.everything.suffix(4_000))")
        for program in ["BooksSandbox", "LoansSandbox", "LendingHeadless"] {
            let run = try await Tool.run("swift", ["run", "--skip-build", program], in: folder.url)
            #expect(run.succeeded, "\(program): \(run.everything)")
        }
    }

    private func copy(of version: String) async throws -> TemporaryFolder {
        let folder = try await TemporaryFolder.forBuilds()
        for (path, contents) in try FileTree.read(Repository.root.appendingPathComponent("Tests/Upgrade/\(version)")) {
            try folder.write(String(decoding: contents, as: UTF8.self), to: path)
        }
        try SourceEditor(folder: folder.url).useRuntimeOfCheckout(in: "specs/project.yml")
        return folder
    }

    /// What the page says under the version, patch by patch.
    private func applyEdits(from version: String, in folder: TemporaryFolder) async throws {
        let page = try SourceEditor(folder: Repository.root).read("docs/upgrading.md")
        let section = try #require(page.components(separatedBy: "\n## ").first { $0.hasPrefix("From \(version).") })
        for block in section.components(separatedBy: "\n```diff\n").dropFirst() {
            let patch = block.components(separatedBy: "\n```")[0] + "\n"
            try folder.write(patch, to: ".patch")
            let run = try await Tool.run("git", ["apply", ".patch"], in: folder.url)
            #expect(run.succeeded, "\(run.everything)\n\(patch)")
            try SourceEditor(folder: folder.url).delete(".patch")
        }
    }
}

/// The files of a project that are its team's.
private struct OwnFiles {
    private let contents: [String: Data]

    init(of folder: URL) throws {
        contents = try FileTree.read(folder).filter { path, _ in
            !path.contains("/Generated/") && !["Package.swift", "project.generated.yml"].contains(path)
        }
    }

    /// The paths of those that have changed or gone.
    func changes(since earlier: OwnFiles) -> [String] {
        earlier.contents.filter { contents[$0.key] != $0.value }.keys.sorted()
    }
}
