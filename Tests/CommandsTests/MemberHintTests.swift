import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What `generate` says of scaffolds whose contracts ask for more from then on, without writing into them.
@Suite struct MemberHintTests {
    private static let presenter = "Sources/Shelves/Application/Jar/JarPresenter.swift"
    private static let hint = "'JarPresenter' doesn't have 'didTapOpen()', which 'JarPresenterContract' now asks for"

    /// Two generated scenes, of which one asks for an event more from now on.
    private func pantry() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nevents: [didTapClose]\n", to: "specs/Shelves/Jar.yml")
        try folder.write("scene: Lid\nevents: [didTapClose]\n", to: "specs/Shelves/Lid.yml")
        #expect(try await Tool.vipergenOnce("generate", in: folder).succeeded)
        try folder.write("scene: Jar\nevents: [didTapClose, didTapOpen]\n", to: "specs/Shelves/Jar.yml")
        return folder
    }

    @Test func nameTheCommandThatAddsThem() async throws {
        let folder = try await pantry()
        // Scenes that didn't change aren't looked at.
        try folder.write(
            "class LidPresenter: LidPresenterContract {",
            to: "Sources/Shelves/Application/Lid/LidPresenter.swift"
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded)
        #expect(run.errors.contains("warning: \(Self.hint) [requirement-added]"), "\(run.errors)")
        #expect(run.errors.contains("note: run 'vipergen generate --sync', which adds it, or add: func didTapOpen()"))
        #expect(!run.errors.contains("LidPresenter"))
        // Told by the run that changes the contract.
        #expect(!(try await Tool.vipergen("generate", in: folder.url)).errors.contains("requirement-added"))
    }

    /// The hint's place is that of the extension or the type to which `sync` adds.
    @Test func standWhereTheMembersBelong() async throws {
        let folder = try await pantry()
        let url = folder.url.appendingPathComponent(Self.presenter)
        let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
        let line = try #require(lines.firstIndex { $0.hasPrefix("extension JarPresenter: JarPresenterContract") })
        let run = try await Tool.vipergen("generate", "--dry-run", in: folder.url)
        #expect(run.errors.contains("\(Self.presenter):\(line + 1):1: warning: \(Self.hint)"), "\(run.errors)")
    }

    @Test(arguments: [
        ("Sources/Shelves/Defaults.swift", "extension JarPresenterContract {\n    func didTapOpen() {}\n}\n", ""),
        ("Sources/Shelves/JarPresenter+Open.swift", "extension JarPresenter {\n    func didTapOpen() {}\n}\n", ""),
        (
            "Sources/PantryCore/Opener.swift", "open class Opener {\n    public func didTapOpen() {}\n}\n",
            "Opener"
        ),
        (
            "Sources/PantryCore/Opening.swift",
            "public protocol Opening {}\nextension Opening {\n    public func didTapOpen() {}\n}\n",
            "Opening"
        ),
    ])
    func doNotNameWhatIsThere(path: String, source: String, inherited: String) async throws {
        let folder = try await pantry()
        if !inherited.isEmpty {
            let own = """

                final class JarPresenter: \(inherited) {
                    weak var view: (any SceneViewContract<JarState>)?
                    init(descriptor: ViewDescriptor.JarDescriptor) {}
                }

                """
            let url = folder.url.appendingPathComponent(Self.presenter)
            try folder.write(try String(contentsOf: url, encoding: .utf8) + own, to: Self.presenter)
        }
        let untouched = try FileTree.read(folder.url)
        let before = try await Tool.vipergen("generate", in: folder.url)
        #expect(before.errors.contains(Self.hint), "\(before.errors)")
        for (path, bytes) in untouched { try folder.write(String(decoding: bytes, as: UTF8.self), to: path) }
        try folder.write("scene: Jar\nevents: [didTapClose]\n", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write("scene: Jar\nevents: [didTapClose, didTapOpen]\n", to: "specs/Shelves/Jar.yml")
        try folder.write(source, to: path)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded && !run.errors.contains("requirement-added"), "\(run.errors)")
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    /// Of a section, what it is made with.
    @Test func nameWhatSectionsAreMadeWith() async throws {
        let folder = try TemporaryFolder()
        let section = "Sources/Shelves/Application/Jar/Sections/JarHeadSection.swift"
        func spec(_ fields: String) -> String {
            "scene: Jar\nstyle: swiftui\nstate: { title: String, count: Int }\n"
                + "contents: { page: { head: { state: [\(fields)] } } }\n"
        }
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write(spec("title"), to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write(spec("title, count"), to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        let hint = "'JarHeadSection' doesn't have 'count', which generated code needs [initializer-differs]"
        #expect(run.errors.contains("\(section):7:5: warning: \(hint)"), "\(run.errors)")
        #expect(run.errors.contains("note: run 'vipergen generate --sync', which adds it, or add: let count: Int"))
        let check = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        #expect(check.status == 1 && check.output.contains("\(section):9: add JarHeadSection.count"), "\(check.output)")
        #expect(
            try await Tool.vipergen("generate", "--sync", in: folder.url).output.contains(
                ": add JarHeadSection.count\n"
            )
        )
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).succeeded)
    }
}
