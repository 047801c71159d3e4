import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A load on one line gives, byte for byte, what is generated where its field, its method and its service are listed.
@Suite struct LoadedFieldTests {
    private static let project = """
        project: Pantry
        runtime: ../..
        services: { shelf: Shelf, clock: Clocks }
        samples: { AsyncStream<Int>: "AsyncStream { $0.finish() }" }

        """

    private static let protocols = """
        public protocol Clocks: Sendable { var ticks: AsyncStream<Int> { get } }
        public protocol Shelf: Sendable {
            func jar(id: Int) async throws -> String
            func lids(of jar: Int, _ word: String, limit: Int) async -> [String]
            func search(word: String) async throws -> [String]
        }

        """

    private static let short = """
        parameters: { jarID: Int }
        state:
          word: String
          jar: { loads: String, from: "shelf.jar(id: jarID)" }
          lids: { loads: [String], from: "shelf.lids(of: jarID, word, limit: limit)" }
          limit: Int
          found: { loads: "Loadable<[String]>", from: "shelf.search(word: word)" }
        events: { didChangeWord: { word: String }, didTapSearch: }
        interactor: { countView: }
        previews: { busy: { isLoading: true } }

        """

    private static let long = """
        parameters: { jarID: Int }
        uses: [shelf]
        state:
          word: String
          jar: String?
          lids: [String]
          limit: Int
          found: { loads: "Loadable<[String]>", from: searchFound }
          isLoading: Bool
        events: { didChangeWord: { word: String }, didTapSearch: }
        interactor:
          fetchJar: { parameters: { jarID: Int }, returns: String, async: true, throws: true, calls: shelf.jar(id:) }
          fetchLids: { parameters: { jarID: Int, word: String, limit: Int }, returns: [String], async: true, calls: "shelf.lids(of:_:limit:)" }
          searchFound: { parameters: { word: String }, returns: [String], async: true, throws: true, calls: shelf.search(word:) }
          countView:
        previews: { busy: { isLoading: true } }

        """

    private static let shortOfViewModel = """
        style: mvvm
        parameters: { jarID: Int }
        parts:
          top: { state: { jar: { loads: String, from: "shelf.jar(id: jarID)" } } }
          list: { state: { word: String, found: { loads: [String], from: "shelf.search(word: word)" } }, events: { onWordChange: { word: String } } }

        """

    private static let longOfViewModel = """
        style: mvvm
        parameters: { jarID: Int }
        uses: [shelf]
        parts:
          top: { state: { jar: String?, isLoading: Bool } }
          list: { state: { word: String, found: [String], isLoading: Bool }, events: { onWordChange: { word: String } } }
        useCase:
          fetchJar: { parameters: { jarID: Int }, returns: String, async: true, throws: true }
          searchFound: { parameters: { word: String }, returns: [String], async: true, throws: true }

        """

    private func pantry(_ scene: String, protocols: String? = protocols) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.project, to: "specs/project.yml")
        try folder.write("mocks: []\n", to: "specs/Jars/module.yml")
        try folder.write(scene, to: "specs/Jars/Jar.yml")
        if let protocols { try folder.write(protocols, to: "Sources/PantryCore/Protocols.swift") }
        return folder
    }

    private func generate(_ folder: TemporaryFolder) async throws -> [String: String] {
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        return try FileTree.read(folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
            .filter { !$0.key.hasPrefix("specs/") && !$0.key.contains("/.") }
    }

    @Test(arguments: ["uikit", "swiftui"]) func presenters(style: String) async throws {
        let short = try await generate(try pantry("style: \(style)\n" + Self.short))
        let long = try await generate(try pantry("style: \(style)\n" + Self.long))
        #expect(Set(short.keys) == Set(long.keys))
        for (path, text) in long { #expect(short[path] == text, "\(path)") }
        #expect(short["Sources/Jars/Application/Jar/JarPresenter.swift"]?.contains("load(\\.jar)") == true)
    }

    /// Only the use case differs: its methods are there already.
    @Test func viewModels() async throws {
        let short = try await generate(try pantry(Self.shortOfViewModel))
        let long = try await generate(try pantry(Self.longOfViewModel))
        let useCase = "Sources/Jars/Application/Jar/JarUseCase.swift"
        #expect(Set(short.keys) == Set(long.keys))
        for (path, text) in long where path != useCase { #expect(short[path] == text, "\(path)") }
        let written = try #require(short[useCase])
        #expect(written.contains("        try await environment.shelf.jar(id: jarID)\n"), "\(written)")
        #expect(written.contains("        try await environment.shelf.search(word: word)\n"), "\(written)")
    }

    @Test func aStreamIsFollowedFromTheStart() async throws {
        let tree = try await generate(try pantry("state: { ticks: { loads: Loadable<Int>, from: clock.ticks } }\n"))
        let presenter = try #require(tree["Sources/Jars/Application/Jar/JarPresenter.swift"])
        #expect(presenter.contains("follow(\\.ticks) { [interactor] in interactor.fetchTicks() }"), "\(presenter)")
        let scene = try #require(tree["Sources/Jars/Generated/JarScene.swift"])
        #expect(
            scene.contains("    func fetchTicks() -> AsyncStream<Int> {\n        environment.clock.ticks\n"),
            "\(scene)"
        )
    }

    /// With a service that nobody has declared yet, literals say their types.
    @Test func aScaffoldedProtocolHasWhatIsLoaded() async throws {
        let scene =
            "parameters: { jarID: Int }\nstate: { jar: { loads: String, from: 'shelf.jar(jarID, deep: true)' } }\n"
        let folder = try pantry(scene, protocols: nil)
        let tree = try await generate(folder)
        let declared = "    func jar(_ jarID: Int, deep: Bool) async throws -> String\n"
        #expect(tree["Sources/PantryCore/Services/Shelf.swift"]?.contains(declared) == true)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    @Test func aServiceIsRenamedInsideOfIt() async throws {
        let folder = try pantry(Self.short)
        _ = try await generate(folder)
        let run = try await Tool.vipergen("rename", "service", "shelf", "cupboard", "--yes", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let spec = String(decoding: try FileTree.read(folder.url)["specs/Jars/Jar.yml"] ?? Data(), as: UTF8.self)
        #expect(spec.contains("from: \"cupboard.jar(id: jarID)\"") && !spec.contains("shelf"), "\(spec)")
    }
}
