import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Mocks that a module's spec asks for.
@Suite struct ModuleMocksTests {
    private func pantry(_ mocks: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nruntime: ../..\nservices: { logger: Logger }\n",
            to: "specs/project.yml"
        )
        try folder.write("kind: core\nmocks: \(mocks)\n", to: "specs/PantryCore/module.yml")
        try folder.write("public protocol Jar: Sendable { func open() }\n", to: "Sources/PantryCore/Jar.swift")
        return folder
    }

    @Test func areMadeWithTheRestAndOfScaffoldsToo() async throws {
        let folder = try pantry("public")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let tree = try FileTree.read(folder.url)
        for mock in ["MockJar", "MockLogger"] {
            #expect(tree["Sources/PantryCoreTestSupport/Generated/\(mock).swift"] != nil)
        }
        #expect(
            tree["Package.swift"].map { String(decoding: $0, as: UTF8.self) }?.contains("PantryCoreTestSupport") == true
        )
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/PantryCore/Jar.swift"))
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.output == "stale Sources/PantryCoreTestSupport/Generated/MockJar.swift\n")
    }

    /// Its tests have the real environment, and need no stubbed one.
    @Test func theAppGetsMocksAndNoStubbedEnvironment() async throws {
        let folder = try pantry("[]")
        try folder.write("mocks: annotated\n", to: "specs/Pantry/module.yml")
        try folder.write("uses: [logger]\n", to: "specs/Pantry/Shelf.yml")
        try folder.write("/// @mockable\npublic protocol Lid { func open() }\n", to: "Sources/Pantry/Lid.swift")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let paths = try FileTree.read(folder.url).keys.filter { $0.hasPrefix("Sources/PantryTestSupport/") }
        #expect(paths.contains("Sources/PantryTestSupport/Generated/MockLid.swift"))
        #expect(!paths.contains { $0.contains("StubbableEnvironment") })
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
    }

    @Test func aChoiceIsTrueOrFalse() async throws {
        let folder = try pantry("{ reset: yes }")
        let run = try await Tool.vipergen("check", "--specs-only", in: folder.url)
        #expect(run.status == 1 && run.errors.contains("module.yml:2:"))
        #expect(run.errors.contains("write it as: reset: true"))
    }

    @Test func aNameThatNobodyHasIsAnError() async throws {
        let folder = try pantry("[Jar, Jor]")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "specs/PantryCore/module.yml:2:14: error: the sources of 'PantryCore' declare no protocol 'Jor'"
            )
        )
        #expect(run.errors.contains("did you mean 'Jar'?"))
    }

    /// Only the mocks of internal protocols need the module as `@testable`.
    @Test func anInternalProtocolIsImportedAsTestable() async throws {
        let folder = try pantry("public")
        try folder.write("/// @mockable\nprotocol Lid { func turn() }\n", to: "Sources/PantryCore/Lid.swift")
        try folder.write("/// @mockable\npackage protocol Rim { func wipe() }\n", to: "Sources/PantryCore/Rim.swift")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let tree = try FileTree.read(folder.url)
        for (mock, line) in [
            ("MockLid", "@testable import PantryCore"), ("MockJar", "public import PantryCore"),
            ("MockRim", "import PantryCore"),
        ] {
            let bytes = try #require(tree["Sources/PantryCoreTestSupport/Generated/\(mock).swift"])
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.split(separator: "\n").contains(line[...]), "\(text)")
        }
    }

    /// Its own, or those of a protocol that it inherits from.
    @Test(arguments: ["func lid() -> Lid", "func open()"])
    func typesOfAnotherCoreModuleAreImportedPublicly(member: String) async throws {
        let folder = try pantry("public\nimports: [Kit]")
        try folder.write("kind: core\n", to: "specs/Kit/module.yml")
        let lid = "public struct Lid: Sendable {}\npublic protocol Lidded: Sendable { func lid() -> Lid }\n"
        try folder.write(lid, to: "Sources/Kit/Lid.swift")
        let parent = member.contains("Lid") ? "Sendable" : "Lidded"
        let jar = "public import Kit\npublic protocol Jar: \(parent) { \(member) }\n"
        try folder.write(jar, to: "Sources/PantryCore/Jar.swift")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let bytes = try FileTree.read(folder.url)["Sources/PantryCoreTestSupport/Generated/MockJar.swift"]
        let text = String(decoding: try #require(bytes), as: UTF8.self)
        #expect(text.contains("\npublic import Kit\npublic import PantryCore\n"), "\(text)")
    }

    /// Modules that use it have to see it.
    @Test func aServiceHasToBePublic() async throws {
        let folder = try pantry("annotated")
        try folder.write("mocks: annotated\n", to: "specs/Shelves/module.yml")
        try folder.write("uses: [logger]\n", to: "specs/Shelves/Shelf.yml")
        let logger = "protocol Logger: Sendable { func log() }\n"
        try folder.write(logger, to: "Sources/PantryCore/Logger.swift")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "Sources/PantryCore/Logger.swift:1:10: error: 'Logger' is internal, and a service: modules that use it can't see it"
            ),
            "\(run.everything)"
        )
        try folder.write("public " + logger, to: "Sources/PantryCore/Logger.swift")
        #expect(try await Tool.vipergen("generate", in: folder.url).status == 0)
    }

    @Test func aSourceThatDoesNotParseStopsTheRun() async throws {
        let folder = try pantry("public")
        try folder.write("public protocol Jar { func open( }\n", to: "Sources/PantryCore/Jar.swift")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("Sources/PantryCore/Jar.swift:1:"))
        #expect(try FileTree.read(folder.url) == before)
    }
}
