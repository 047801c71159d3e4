import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `environment:` in `project.yml`: the type that the team has, in place of the scaffolded one.
@Suite struct TeamEnvironmentTests {
    private func pantry(environment: String, _ sources: [String: String]) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nenvironment: \(environment)\nruntime: ../..\n",
            to: "specs/project.yml"
        )
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        for (path, source) in sources { try folder.write(source, to: path) }
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    private func errors(environment: String, _ sources: [String: String]) async throws -> String {
        let folder = try await pantry(environment: environment, sources)
        return try await Tool.vipergen("check", in: folder.url).errors
    }

    @Test(arguments: [
        "public final class Session {}", "@MainActor\npublic class Session: Base {}",
        "public typealias Session = Dependencies.Session",
    ])
    func aClassOfTheAppIsFine(source: String) async throws {
        #expect(try await errors(environment: "Session", ["Sources/Pantry/Old/Session.swift": source]) == "")
    }

    @Test func aStructIsFine() async throws {
        let source = ["Sources/PantryCore/Session.swift": "public struct Session {}\n"]
        let folder = try await pantry(environment: "PantryCore.Session", source)
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
        let files = try FileTree.read(folder.url)
        let scenes = try #require(files["Sources/ShelvesInterface/Generated/ShelvesScenes.swift"])
        #expect(String(decoding: scenes, as: UTF8.self).contains("protocol ShelvesResolver {"))
    }

    @Test func noneIsScaffoldedBesideIt() async throws {
        let folder = try await pantry(environment: "Session", [:])
        let paths = try FileTree.read(folder.url).keys
        #expect(paths.contains("Sources/Pantry/Generated/Session+Shelves.swift"))
        #expect(!paths.contains("Sources/Pantry/Session.swift"))
        #expect(!paths.contains { $0.contains("AppEnvironment") })
    }

    /// What stands behind a service is nobody's business where the team's environment has it.
    @Test(arguments: [
        ("public final class Session { public let log: any Logger = MyLogger() }", "", false),
        ("public final class Session {}\nextension Session { var log: any Logger { MyLogger() } }", "", false),
        ("public final class Session { public let logs: any Logger = MyLogger() }", "", true),
        ("public final class Other { public let log: any Logger = MyLogger() }", "", true),
        ("public final class Session { public let log: any Logger = DefaultLogger() }", "", true),
        ("public final class Session { public let log: any Logger = MyLogger() }", "_ = DefaultLogger()", true),
    ])
    func aServiceThatItHasIsNotScaffolded(session: String, test: String, isScaffolded: Bool) async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nenvironment: Session\nruntime: ../..\nservices: { log: Logger }\n",
            to: "specs/project.yml"
        )
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        try folder.write(session, to: "Sources/Pantry/Session.swift")
        try folder.write("func test() { \(test) }", to: "Tests/PantryTests/LogTests.swift")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let files = try FileTree.read(folder.url)
        #expect((files["Sources/Pantry/Services/DefaultLogger.swift"] != nil) == isScaffolded)
        #expect(
            files["Sources/PantryCore/Services/Logger.swift"] != nil
                || files.keys.contains { $0.hasSuffix("/Logger.swift") }
        )
        let dump = try await Tool.vipergen("dump", "--stage", "files", in: folder.url)
        #expect(dump.output.contains("DefaultLogger.swift") == isScaffolded)
        let again = try await Tool.vipergen("generate", in: folder.url)
        #expect(again.output.contains("0 created"), "\(again.everything)")
    }

    @Test func nothingGeneratedNamesAnotherOne() async throws {
        let golden = Repository.goldens.appendingPathComponent("TeamEnvironment/package")
        for (path, bytes) in try FileTree.read(golden) {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("AppEnvironment"), "\(path)")
        }
    }

    @Test func oneThatIsMissingIsToldAtTheSpec() async throws {
        let errors = try await errors(environment: "Session", [:])
        let place = "specs/project.yml:2:14"
        #expect(
            errors.hasPrefix(
                """
                \(place): error: nothing in 'Pantry' declares 'Session', the app's environment [missing-declaration]
                \(place): note: write it in 'Pantry': '@MainActor public final class Session {}', with all services

                """
            ),
            "\(errors)"
        )
    }

    @Test func oneOfAnotherModuleIsToldWithItsPlace() async throws {
        let source = ["Sources/PantryCore/Session.swift": "\npublic final class Session {}\n"]
        let errors = try await errors(environment: "Session", source)
        #expect(errors.contains("Sources/PantryCore/Session.swift:2:1: note: this one is in 'PantryCore'"), "\(errors)")
        #expect(errors.contains("environment: PantryCore.Session"), "\(errors)")
    }

    @Test(arguments: [
        ("public actor Session {}", "'Session' is an 'actor', and scenes need a class or a struct"),
        ("public enum Session {}", "'Session' is an 'enum', and scenes need a class or a struct"),
        ("final class Session {}", "'Session' isn't public"),
    ])
    func oneThatCantBeExtendedIsTold(source: String, message: String) async throws {
        let errors = try await errors(environment: "Session", ["Sources/Pantry/Session.swift": source + "\n"])
        #expect(errors.contains("specs/project.yml:2:14: error: \(message)"), "\(errors)")
        #expect(errors.contains("Sources/Pantry/Session.swift:1:1: note:"), "\(errors)")
    }
}
