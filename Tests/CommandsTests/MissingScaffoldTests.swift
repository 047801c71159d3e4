import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What becomes of a scaffold that isn't there any more.
@Suite struct MissingScaffoldTests {
    private static let wireframe = "Sources/Shelves/Application/Jar/JarWireframe.swift"
    private static let scene = "scene: Jar\nroutes: { share: { present: custom } }\n"

    private func pantry(_ project: String = "") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n\(project)", to: "specs/project.yml")
        try folder.write(MissingScaffoldTests.scene, to: "specs/Shelves/Jar.yml")
        return folder
    }

    private func exists(in folder: TemporaryFolder) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(MissingScaffoldTests.wireframe).path)
    }

    @Test func isWrittenAgain() async throws {
        let folder = try await pantry()
        for _ in 1...2 {
            #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
            #expect(exists(in: folder))
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(MissingScaffoldTests.wireframe))
        }
        #expect(
            try await Tool.vipergen("check", in: folder.url).output.contains(
                "missing \(MissingScaffoldTests.wireframe)"
            )
        )
    }

    @Test func staysAwayWhenTheSpecSaysSo() async throws {
        let folder = try await pantry("unmanaged: [\(MissingScaffoldTests.wireframe)]\n")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(!exists(in: folder))
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    @Test func mustBeOneOfTheProject() async throws {
        let folder = try await pantry("unmanaged: [Sources/Shelves/Application/Jar/JarWirefarme.swift]\n")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("specs/project.yml:3:13: error: no scaffold and no file or folder has the path"))
        #expect(run.errors.contains("did you mean '\(MissingScaffoldTests.wireframe)'?"), "\(run.errors)")
        #expect(!exists(in: folder))
    }

    /// An extension of a generated class, and a suite of tests, in files that were renamed.
    @Test(arguments: ["uikit", "swiftui", "mvvm"])
    func givesWayToWhatItDeclaresInAnotherFile(style: String) async throws {
        let folder = try await pantry()
        let parts =
            style == "mvvm"
            ? "parts: { main: { events: [onOpenTap] } }\n" : "events: [didTapOpen]\ninteractor: { open: }\n"
        try folder.write("scene: Jar\nstyle: \(style)\n\(parts)", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let files = try FileTree.read(folder.url)
        let own = files.keys.filter {
            $0.hasSuffix(".swift") && ($0.contains("/Application/Jar/") || $0.hasSuffix("/JarTests.swift"))
        }
        #expect(own.count > 3)
        for path in own {
            let source = folder.url.appendingPathComponent(path)
            let moved = source.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Moved" + source.lastPathComponent)
            try FileManager.default.moveItem(
                at: source,
                to: path.contains("/Application/")
                    ? moved
                    : source.deletingLastPathComponent()
                        .appendingPathComponent("Moved" + source.lastPathComponent)
            )
        }
        let again = try await Tool.vipergen("generate", in: folder.url)
        #expect(again.succeeded && again.output.contains(" 0 created"), "\(again.everything)")
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    /// A folder stands for all that would be in it, and for nothing that is generated.
    @Test func stayAwayWithTheirFolder() async throws {
        let folder = try await pantry("unmanaged: [Sources/Shelves/Application/Jar/, Tests/ShelvesTests]\n")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded && !run.errors.contains("unmanaged"), "\(run.everything)")
        let paths = try FileTree.read(folder.url).keys
        #expect(!paths.contains { $0.hasPrefix("Sources/Shelves/Application/Jar/") })
        #expect(!paths.contains("Tests/ShelvesTests/JarTests.swift"))
        #expect(paths.contains { $0.hasPrefix("Sources/Shelves/Generated/") })
    }

    /// Generated files are always written.
    @Test func aGeneratedFileCannotBeLeftAlone() async throws {
        let folder = try await pantry()
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let paths = try FileTree.read(folder.url).keys
        let path = try #require(paths.filter { $0.hasPrefix("Sources/Shelves/Generated/") }.min())
        try folder.write(
            "project: Pantry\nruntime: ../..\nunmanaged: [\(path)]\n",
            to: "specs/project.yml"
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        let told = "3:13: error: '\(path)' is generated, so it is written all the same [unknown-name]"
        #expect(run.status == 1 && run.errors.contains(told), "\(run.everything)")
        #expect(run.errors.contains("note: remove it from 'unmanaged'"))
    }

    @Test func givesWayToItsTypeInAnotherFile() async throws {
        let folder = try await pantry()
        let own = """
            final class JarWireframe: JarWireframeContract {
                weak var viewController: UIViewController?

                init(environment: any JarEnvironment) {}

                func showShare() {}
            }

            """
        try folder.write(own, to: "Sources/Shelves/Ways.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(!exists(in: folder))
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }
}
