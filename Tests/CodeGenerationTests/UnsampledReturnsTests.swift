import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Whatever a method returns, and with a sample or without: the tests that come with its scene pass, and its sandbox walks.
@Suite(.onlyInTestAll) struct UnsampledReturnsTests {
    private static let types = [
        "Jar", "[Jar]", "(jar: Jar, lid: Lid)?", "(Jar, Lid)", "@MainActor () -> Jar", "Result<Jar, any Error>",
        "any Keeping", "(Lid, Int)",
    ]

    private static let effects = [
        "Both": "async: true, throws: true", "Throwing": "throws: true", "Async": "async: true", "Plain": "",
    ]
    .sorted { $0.key < $1.key }

    @Test func testsOfEachStylePassUntouched() async throws {
        let folder = try await TemporaryFolder.forBuilds()
        try folder.write(
            """
            project: Pantry
            platforms: { iOS: "17.0" }
            runtime: '\(Repository.root.path)'
            samples: { Lid: Lid() }
            """,
            to: "specs/project.yml"
        )
        try folder.write(
            """
            public struct Jar: Hashable, Sendable { public init() {} }
            public struct Lid: Hashable, Sendable { public init() {} }
            public protocol Keeping: Sendable {}
            public enum JarError: Error { case broken }
            """,
            to: "Sources/PantryCore/Jar.swift"
        )
        try folder.write("sandbox: true", to: "specs/Jars/module.yml")
        for (index, type) in Self.types.enumerated() {
            try folder.write(viper(type), to: "specs/Jars/Viper\(index).yml")
            try folder.write(mvvm(type), to: "specs/Jars/Model\(index).yml")
        }
        // One type of errors, of which there is no sample: what isn't written gives what there is of the result.
        let typed = ["viper": viper("[Jar]"), "mvvm": mvvm("Jar?")].mapValues {
            $0.replacing("throws: true", with: "throws: JarError")
        }
        try folder.write(typed["viper"] ?? "", to: "specs/Jars/Typing.yml")
        try folder.write(typed["mvvm"] ?? "", to: "specs/Jars/Modelling.yml")
        // Tests speak to mocks in the names of their module.
        try folder.write("mocks: { protocols: [], naming: sourcery }", to: "specs/Pots/module.yml")
        try folder.write(viper("[Jar]"), to: "specs/Pots/Pot.yml")
        try folder.write(mvvm("Jar"), to: "specs/Pots/Shelf.yml")
        let generated = try await Tool.vipergen("generate", in: folder.url)
        try #require(generated.succeeded, "\(generated.everything)")
        let tests = try await Tool.run("swift", ["test", "-Xswiftc", "-warnings-as-errors"], in: folder.url)
        #expect(tests.succeeded, "\(tests.everything.suffix(4_000))")
        #expect(tests.everything.contains("Suite Viper0PresenterTests passed"))
        #expect(tests.everything.contains("Suite Model0ViewModelTests passed"))
        #expect(tests.everything.contains("Suite PotPresenterTests passed"))
        #expect(tests.everything.contains("Suite ShelfViewModelTests passed"))
        let sandbox = try await Tool.run("swift", ["run", "--skip-build", "JarsSandbox"], in: folder.url)
        #expect(sandbox.succeeded, "\(sandbox.everything)")

        let editor = SourceEditor(folder: folder.url)
        let comment = "// It fails: `samples` in project.yml has no value of Jar.\n"
        #expect(try editor.read("Tests/JarsTests/Viper0Tests.swift").contains(comment))
        #expect(try editor.read("Tests/JarsTests/Model0Tests.swift").contains(comment))
    }

    /// One that `viewDidLoad` fetches and one that a tap saves, with each effect.
    private func viper(_ type: String) -> String {
        """
        state: { \(fields(of: type)), isLoading: Bool }
        events: [\(taps)]
        interactor:
        \(methods(returning: type))
        """
    }

    /// Its repository has the same, but for what fails there.
    private func mvvm(_ type: String) -> String {
        """
        style: mvvm
        parts:
          main: { state: { \(fields(of: type)), isLoading: Bool }, events: [\(taps)] }
          other: { state: { count: Int } }
        useCase:
          fetchCount: { returns: Int, async: true }
        \(methods(returning: type))
        repository:
        \(methods(returning: type).replacing("async: true, ", with: "").replacing(", async: true", with: ""))
        """
    }

    private func fields(of type: String) -> String {
        let optional = type.hasSuffix("?") ? type : "(\(type))?"
        return Self.effects.map { "first\($0.key): '\(optional)'" }.joined(separator: ", ")
    }

    private var taps: String { Self.effects.map { "didTapSave\($0.key)" }.joined(separator: ", ") }

    private func methods(returning type: String) -> String {
        Self.effects.flatMap { name, effects in
            ["fetchFirst", "save"].map { verb in
                "  \(verb)\(name): { returns: '\(type)'\(effects.isEmpty ? "" : ", " + effects) }"
            }
        }.joined(separator: "\n")
    }
}
