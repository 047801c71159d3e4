import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// One `check` looks at everything that CI wants to know, and each part of it can be left out.
@Suite struct CheckExtentTests {
    private static let presenter = "Sources/Shelves/Application/Jar/JarPresenter.swift"

    private func pantry() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nevents: [didTapOpen]\n", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergenOnce("generate", in: folder).succeeded)
        #expect(try await Tool.vipergenOnce("check", in: folder).everything == "Pantry: up to date\n")
        return folder
    }

    /// They are people's from then on.
    @Test func generateListsTheScaffoldsThatItCreates() async throws {
        let folder = try await pantry()
        try folder.write("scene: Lid\n", to: "specs/Shelves/Lid.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        let created = run.output.split(separator: "\n").filter { $0.hasPrefix("create ") }
        let scaffolds = [
            "Sources/Shelves/Application/Lid/LidPresenter.swift",
            "Sources/Shelves/Application/Lid/LidViewController.swift", "Tests/ShelvesTests/LidTests.swift",
        ]
        #expect(created == scaffolds.map { "create \($0)" }, "\(run.everything)")
        let again = try await Tool.vipergen("generate", in: folder.url)
        #expect(!again.output.contains("create "), "\(again.everything)")
        let quiet = try await Tool.vipergen("generate", "--quiet", in: folder.url)
        #expect(quiet.everything.isEmpty)
    }

    @Test func findsMembersThatScaffoldsLack() async throws {
        let folder = try await pantry()
        try folder.write("scene: Jar\nevents: [didTapOpen, didTapClose]\n", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1)
        #expect(run.output.contains("JarPresenter.didTapClose()"), "\(run.everything)")
        #expect(
            run.everything.contains("Pantry: 1 member is missing; run 'vipergen generate --sync'"),
            "\(run.everything)"
        )
        let github = try await Tool.vipergen("check", "--format", "github", in: folder.url)
        #expect(github.status == 1)
        #expect(github.output.hasPrefix("::error file=\(CheckExtentTests.presenter),"), "\(github.everything)")
        let without = try await Tool.vipergen("check", "--skip", "members", in: folder.url)
        #expect(without.succeeded && !without.output.contains("didTapClose"), "\(without.everything)")
        #expect(try await Tool.vipergen("generate", "--sync", in: folder.url).succeeded)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    /// What generated code can't create doesn't compile, and no `sync` adds it.
    @Test func failsWhereAScaffoldCannotBeCreated() async throws {
        let folder = try await pantry()
        let presenter = """
            final class JarPresenter: JarPresenterContract {
                weak var view: (any SceneViewContract<JarState>)?
                init(descriptor: ViewDescriptor.JarDescriptor) {}
                init(descriptor: ViewDescriptor.JarDescriptor, page: Int) {}
                func viewDidLoad() {}
                func didTapOpen() {}
            }

            """
        try folder.write(presenter, to: CheckExtentTests.presenter)
        // The generated class is one too many from now on.
        let twice = try await Tool.vipergen("check", in: folder.url)
        #expect(twice.status == 1 && twice.output.contains("Generated/JarScene.swift"), "\(twice.everything)")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
        try folder.write("scene: Jar\nevents: [didTapOpen]\ninteractor: { load: }\n", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("[initializer-differs]"), "\(run.everything)")
        #expect(try await Tool.vipergen("check", "--skip", "members", in: folder.url).succeeded)
        let right = presenter.replacing("page: Int", with: "interactor: any JarInteractorContract")
        try folder.write(right, to: CheckExtentTests.presenter)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    /// The patch of one run brings the package up to date.
    @Test func thePatchHasTheMembersAsWell() async throws {
        let folder = try await pantry()
        try folder.write("scene: Jar\nevents: [didTapOpen, didTapClose]\n", to: "specs/Shelves/Jar.yml")
        let diff = try await Tool.vipergen("check", "--diff", in: folder.url)
        #expect(diff.status == 1)
        try folder.write(diff.output, to: "change.patch")
        let apply = try await Tool.run("git", ["apply", "--unsafe-paths", "change.patch"], in: folder.url)
        #expect(apply.succeeded, "\(apply.errors)")
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    /// What can't be told is told together with the rest.
    @Test func namesScaffoldsThatCannotBeRead() async throws {
        let folder = try await pantry()
        try folder.write("extension JarPresenter {\n", to: CheckExtentTests.presenter)
        let run = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("error: can't tell what 'JarPresenter' has"), "\(run.everything)")
        #expect(try await Tool.vipergen("check", "--skip", "lint", "--skip", "members", in: folder.url).succeeded)
    }

    @Test func comparesMocksUnlessTheyAreLeftOut() async throws {
        let folder = try await pantry()
        try folder.write("mocks: [Lid]\n", to: "specs/Shelves/module.yml")
        try folder.write("public protocol Lid {\n    func open()\n}\n", to: "Sources/Shelves/Lid.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
        try folder.write("public protocol Lid {\n    func close()\n}\n", to: "Sources/Shelves/Lid.swift")
        let run = try await Tool.vipergen("check", in: folder.url)
        #expect(run.status == 1 && run.output.hasSuffix("/MockLid.swift\n"), "\(run.everything)")
        let without = try await Tool.vipergen("check", "--skip", "mocks", in: folder.url)
        #expect(without.everything == "Pantry: up to date\n")
    }
}
