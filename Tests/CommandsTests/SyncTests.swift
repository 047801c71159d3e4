import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen generate --sync`, and what `check` says of the same.
@Suite struct SyncTests {
    private static let presenter = "Sources/Shelves/Application/Jar/JarPresenter.swift"

    /// A generated package whose spec asks for an event more than its presenter has.
    private func pantry(events: String = "didTapOpen") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        try folder.write("scene: Jar\nevents: [\(events)]\n", to: "specs/Shelves/Jar.yml")
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func addsAndSaysWhere() async throws {
        let folder = try await pantry()
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.status == 0)
        let place = try text(SyncTests.presenter, in: folder).components(separatedBy: "\n").firstIndex {
            $0.contains("func didTapOpen() {")
        }
        let line = try #require(place) + 1
        #expect(run.output.hasPrefix("\(SyncTests.presenter):\(line): add JarPresenter.didTapOpen()\n"))
        #expect(run.output.contains("\nPantry: 1 member added to 1 file\n"))
    }

    @Test(arguments: [["generate", "--sync", "--dry-run"], ["generate", "--sync", "--stubs", "comment", "--dry-run"]])
    func dryRunsChangeNothing(arguments: [String]) async throws {
        let folder = try await pantry()
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(arguments, in: folder.url)
        #expect(run.status == 0)
        #expect(run.output.contains("didTapOpen()"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [["check"], ["check", "--diff"], ["check", "--skip", "lint", "--skip", "mocks"]])
    func checkEndsWith1WhereMembersAreMissing(arguments: [String]) async throws {
        let folder = try await pantry()
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(arguments, in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.contains("didTapOpen()"))
        #expect(try FileTree.read(folder.url) == before)
        #expect(try await Tool.vipergen("generate", "--sync", in: folder.url).status == 0)
        #expect(try await Tool.vipergen(arguments, in: folder.url).status == 0)
    }

    @Test func theDiffIsAPatch() async throws {
        let folder = try await pantry()
        let diff = try await Tool.vipergen("check", "--diff", in: folder.url)
        try folder.write(diff.output, to: "sync.patch")
        let applied = try await Tool.run("git", ["apply", "sync.patch"], in: folder.url)
        #expect(applied.succeeded, "\(applied.errors)")
        let patched = try text(SyncTests.presenter, in: folder)
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.output.hasPrefix("Pantry: no members are missing\n"))
        #expect(try text(SyncTests.presenter, in: folder) == patched)
    }

    @Test func permissionsStay() async throws {
        let folder = try await pantry()
        let path = folder.url.appendingPathComponent(SyncTests.presenter).path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        #expect(try await Tool.vipergen("generate", "--sync", in: folder.url).succeeded)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func anErrorLeavesEverythingAsItIs() async throws {
        let folder = try await pantry()
        try folder.write("final class JarInteractor {\n", to: "Sources/Shelves/Application/Jar/JarInteractor.swift")
        try folder.write("class JarPresenter {", to: SyncTests.presenter)
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("\(SyncTests.presenter):1:21: error: can't tell what 'JarPresenter' has"))
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func whatIsNotAskedForAnyMoreIsReportedAndKept() async throws {
        let folder = try await pantry()
        #expect(try await Tool.vipergen("generate", "--sync", in: folder.url).succeeded)
        try folder.write("scene: Jar\nevents: [didTapOpenLid]\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors.contains("warning: 'JarPresenterContract' doesn't ask for 'didTapOpen()'"))
        #expect(run.errors.contains("'didTapOpenLid()' was added"))
        #expect(try text(SyncTests.presenter, in: folder).contains("func didTapOpen() {"))
    }

    /// The specs of docs/getting-started.md; the checkout that they mean is this one.
    private func writeFirstSpecs(to folder: TemporaryFolder) throws {
        for file in try MarkdownPage("docs/getting-started.md").files {
            try folder.write(file.text.replacing("../ViperGen", with: Repository.root.path), to: file.file)
        }
    }

    @Test func thePageShowsWhatComesOfIt() async throws {
        let folder = try TemporaryFolder()
        try writeFirstSpecs(to: folder)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let spec = "specs/Shelves/ShelfList.yml"
        let event = "didSelectShelf: { name: String }\n"
        let changed = try text(spec, in: folder).replacing(event, with: event + "  didTapSort:\n")
        try folder.write(changed, to: spec)
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        let page = try MarkdownPage("docs/sync.md")
        let printed = try #require(page.block(after: "printed by vipergen generate --sync"))
        let added = try #require(page.block(after: "added by vipergen generate --sync"))
        #expect(run.output.hasPrefix(printed), "\(run.output)")
        let presenter = "Sources/Shelves/Application/ShelfList/ShelfListPresenter.swift"
        #expect(try text(presenter, in: folder).contains(added))
    }

    @Test func thePageShowsWhatComesOfAService() async throws {
        let folder = try TemporaryFolder()
        try writeFirstSpecs(to: folder)
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let page = try MarkdownPage("docs/sync.md")
        let service = try #require(page.block(after: "a service of the project"))
        try folder.write(try text("specs/project.yml", in: folder) + service, to: "specs/project.yml")
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        let printed = try #require(page.block(after: "printed by vipergen generate --sync with a service"))
        #expect(run.output.hasPrefix(printed), "\(run.output)")
        let environment = try text("Sources/Pantry/AppEnvironment.swift", in: folder)
        // As the scaffold would be, had the service been there from the beginning.
        let fresh = try TemporaryFolder()
        try fresh.copy(folder.url.appendingPathComponent("specs"), to: "specs")
        #expect(try await Tool.vipergen("generate", in: fresh.url).succeeded)
        #expect(try text("Sources/Pantry/AppEnvironment.swift", in: fresh) == environment)
    }

    @Test func linksAreNotFollowed() async throws {
        let folder = try await pantry()
        let presenter = folder.url.appendingPathComponent(SyncTests.presenter)
        let real = folder.url.appendingPathComponent("Real.swift")
        try FileManager.default.moveItem(at: presenter, to: real)
        try FileManager.default.createSymbolicLink(at: presenter, withDestinationURL: real)
        let run = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("\(SyncTests.presenter):1:1: error: '\(SyncTests.presenter)' is a symbolic link"))
    }

    @Test func aSceneThatIsRenamedLeavesItsScaffoldsAndSaysSo() async throws {
        let folder = try await pantry()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/Shelves/Jar.yml"))
        try folder.write("scene: Can\n", to: "specs/Shelves/Can.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0)
        let told = [
            "'JarViewController' conforms to 'SceneViewContract', but no scene has it any more",
            "'JarPresenter' conforms to 'JarPresenterContract', which is no longer generated for any scene",
        ]
        for told in told { #expect(run.errors.contains(told), "\(run.errors)") }
        let sync = try await Tool.vipergen("generate", "--sync", in: folder.url)
        for told in told { #expect(sync.errors.contains(told), "\(sync.errors)") }
    }
}
