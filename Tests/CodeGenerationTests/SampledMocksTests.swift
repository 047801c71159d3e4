import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A mock of a service that nothing is set for answers with what `samples` has, compiled and run; it traps only where there
/// is nothing to answer with, and says which line would change that.
@Suite(.onlyInTestAll) struct SampledMocksTests {
    @Test func unstubbedServicesAnswerWithSamples() async throws {
        let folder = try await TemporaryFolder.forBuilds()
        try folder.write(project, to: "specs/project.yml")
        try folder.write("sandbox: true", to: "specs/Jars/module.yml")
        try folder.write("uses: [jars, theme, retries]\nstate: { count: Int }\n", to: "specs/Jars/JarList.yml")
        try folder.write(core, to: "Sources/PantryCore/Jar.swift")
        try folder.write(uses, to: "Tests/JarsTests/SampleTests.swift")
        let generated = try await Tool.vipergen("generate", in: folder.url)
        try #require(generated.succeeded, "\(generated.everything)")

        let tests = try await Tool.run(
            "swift",
            ["test", "-Xswiftc", "-warnings-as-errors", "--filter", "SampleTests"],
            in: folder.url
        )
        #expect(tests.succeeded, "\(tests.everything.suffix(4_000))")
        #expect(tests.everything.contains("Suite SampleTests passed"))

        let mock = try SourceEditor(folder: folder.url).read(
            "Sources/PantryCoreTestSupport/Generated/MockJarKeeping.swift"
        )
        #expect(
            mock.contains(
                #"stubbed(crateReturnValue, for: "crate()", of: "JarKeeping", advice: "Set crateReturnValue or crateClosure before the call. Or add 'Crate: <value>' to 'samples' in project.yml.")"#
            )
        )
        // Nobody else sees its sample, or only the main actor does: another line would change nothing.
        for (method, setter) in [("secret()", "secret"), ("screen()", "screen")] {
            #expect(
                mock.contains(
                    #"stubbed(\#(setter)ReturnValue, for: "\#(method)", of: "JarKeeping", advice: "Set \#(setter)ReturnValue or \#(setter)Closure before the call.")"#
                )
            )
        }
    }

    /// The line that a mock asks for is one that makes it answer.
    @Test func theLineThatIsAskedForHelps() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            project.replacing("samples:\n", with: "samples:\n  Crate: Crate()\n"),
            to: "specs/project.yml"
        )
        try folder.write("sandbox: true", to: "specs/Jars/module.yml")
        try folder.write("uses: [jars]\nstate: { count: Int }\n", to: "specs/Jars/JarList.yml")
        try folder.write(core, to: "Sources/PantryCore/Jar.swift")
        let generated = try await Tool.vipergen("generate", in: folder.url)
        try #require(generated.succeeded, "\(generated.everything)")
        let mock = try SourceEditor(folder: folder.url).read(
            "Sources/PantryCoreTestSupport/Generated/MockJarKeeping.swift"
        )
        #expect(mock.contains("guard let crateReturnValue else { return Crate() }"))
    }

    private var project: String {
        """
        project: Pantry
        platforms: { iOS: "17.0" }
        runtime: '\(Repository.root.path)'
        services:
          jars: { type: JarKeeping, default: PlainJars() }
          theme: { type: Theme, default: PlainTheme() }
          retries: { type: Int, default: 3 }
        samples:
          Jar: .sample
          Jar.ID: "7"
          Lid: 'Lid(width: 4)'
          Secret: .sample
          Screen: .sample
          Theme: PlainTheme()
        start: JarList
        """
    }

    private let core = """
        public struct Jar: Hashable, Sendable {
            public typealias ID = Int
            public var id: ID
            public init(id: ID) { self.id = id }
            public static let sample = Jar(id: 1)
        }
        public struct Lid: Hashable, Sendable {
            public var width: Int
            public init(width: Int) { self.width = width }
        }
        public struct Crate: Hashable, Sendable { public init() {} }
        public struct Secret: Hashable, Sendable { static let sample = Secret() }
        @MainActor public final class Screen {
            public init() {}
            public static let sample = Screen()
        }
        public protocol JarKeeping: Sendable {
            var best: Jar { get }
            var shelf: [Jar] { get }
            func jar(id: Jar.ID) async throws -> Jar
            func lid() -> Lid
            func pair() -> (Jar, Lid)
            func answer() async -> Result<Jar, any Error>
            func count() -> Int
            func isOpen() -> Bool
            func label() -> String
            func none() -> Jar?
            func identifier() -> Jar.ID
            func crate() -> Crate
            func secret() -> Secret
            func screen() -> Screen
        }
        public struct PlainJars: JarKeeping {
            public init() {}
            public var best: Jar { .sample }
            public var shelf: [Jar] { [] }
            public func jar(id: Jar.ID) async throws -> Jar { Jar(id: id) }
            public func lid() -> Lid { Lid(width: 1) }
            public func pair() -> (Jar, Lid) { (best, lid()) }
            public func answer() async -> Result<Jar, any Error> { .success(best) }
            public func count() -> Int { 0 }
            public func isOpen() -> Bool { false }
            public func label() -> String { "" }
            public func none() -> Jar? { nil }
            public func identifier() -> Jar.ID { 1 }
            public func crate() -> Crate { Crate() }
            public func secret() -> Secret { .sample }
            public func screen() -> Screen { MainActor.assumeIsolated { Screen.sample } }
        }
        @MainActor public protocol Theme: AnyObject {
            var jar: Jar { get }
            func screen() -> Screen
        }
        public final class PlainTheme: Theme {
            public init() {}
            public var jar: Jar { Jar(id: 9) }
            public func screen() -> Screen { .sample }
        }
        """

    private let uses = """
        import JarsTestSupport
        import PantryCore
        import PantryCoreTestSupport
        import Testing

        @testable import Jars

        @MainActor
        @Suite struct SampleTests {
            @Test func servicesAnswerWithSamples() async throws {
                let jars: any JarKeeping = MockJarKeeping()
                #expect(jars.best == .sample)
                #expect(jars.shelf.isEmpty)
                #expect(try await jars.jar(id: 2) == .sample)
                #expect(jars.lid() == Lid(width: 4))
                #expect(jars.pair() == (.sample, Lid(width: 4)))
                #expect(try await jars.answer().get() == .sample)
                #expect(jars.count() == 0)
                #expect(!jars.isOpen())
                #expect(jars.label().isEmpty)
                #expect(jars.none() == nil)
                #expect(jars.identifier() == 7)
            }

            @Test func whatIsSetGoesFirst() {
                let jars = MockJarKeeping()
                jars.lidReturnValue = Lid(width: 1)
                jars.underlyingBest = Jar(id: 3)
                #expect(jars.lid() == Lid(width: 1))
                #expect(jars.best == Jar(id: 3))
                #expect(jars.lidCallsCount == 1)
            }

            @Test func mocksOfTheMainActorAnswerWithItsValues() {
                let theme = MockTheme()
                #expect(theme.screen() === Screen.sample)
                #expect(theme.jar == .sample)
            }

            @Test func environmentsNeedNothingSet() {
                let stubbed = StubbableEnvironment()
                #expect(stubbed.retries == 0)
                #expect(stubbed.jars.best == .sample)
                let environment = MockSceneEnvironment()
                #expect(environment.theme.jar == Jar(id: 9))
                #expect(environment.retries == 0)
            }
        }
        """
}
