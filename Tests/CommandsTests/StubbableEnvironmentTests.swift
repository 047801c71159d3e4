import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The mocks that stubbed environments stand on, where nobody has asked for mocks.
@Suite struct StubbableEnvironmentTests {
    private let mock = "Sources/PantryCoreTestSupport/Generated/MockLogger.swift"
    private let environment = "Sources/JarsTestSupport/Generated/StubbableEnvironment.swift"

    private func pantry(_ module: String, _ sources: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: ../..\nservices: { logger: Logger }\n"
        try folder.write(project, to: "specs/project.yml")
        try folder.write(module, to: "specs/Jars/module.yml")
        try folder.write("uses: [logger]\n", to: "specs/Jars/Jar.yml")
        for (path, source) in sources { try folder.write(source, to: path) }
        return folder
    }

    private func generate(_ folder: TemporaryFolder) async throws -> [String: String] {
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.status == 0, "\(run.errors)")
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
        return try FileTree.read(folder.url).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: ["sandbox: true\n", "mocks: []\n"])
    func servicesAreMockedWhoeverDeclaresThem(module: String) async throws {
        let scaffolded = try await generate(try pantry(module))
        #expect(scaffolded[mock]?.contains("from Sources/PantryCore/Services/Logger.swift") == true)
        #expect(scaffolded[environment]?.contains("public let logger = MockLogger()\n") == true)
        #expect(
            (scaffolded["Sources/JarsSandbox/Generated/JarsSandboxApp.swift"] != nil) == module.hasPrefix("sandbox")
        )

        let source = "public protocol Logger: Sendable { func log() }\n"
        let handwritten = try await generate(try pantry(module, ["Sources/PantryCore/All.swift": source]))
        #expect(handwritten[mock]?.contains("logCallsCount") == true)
    }

    @Test func aMockOfTheTeamsOwnGoesBefore() async throws {
        let path = "Sources/PantryCoreTestSupport/MockLogger.swift"
        let tree = try await generate(try pantry("sandbox: true\n", [path: "public final class MockLogger {}\n"]))
        #expect(tree[mock] == nil)
        #expect(tree[environment]?.contains("public let logger = MockLogger()\n") == true)
    }

    @Test(arguments: [
        "public typealias Logger = Sendable\n",
        "public protocol Logger<Entry>: Sendable { associatedtype Entry }\n",
    ])
    func whatHasNoMockHasToBeSet(source: String) async throws {
        let tree = try await generate(try pantry("sandbox: true\n", ["Sources/PantryCore/Logger.swift": source]))
        let text = try #require(tree[environment])
        #expect(!text.contains("MockLogger"))
        #expect(text.contains(#"advice: "Set environment.logger before, or add 'Logger: <value>' to 'samples'"#))
    }

    @Test func aSandboxThatIsGivenUpLeavesOnlyWhatIsTheTeams() async throws {
        let folder = try pantry("sandbox: true\n")
        _ = try await generate(folder)
        try folder.write("", to: "specs/Jars/module.yml")
        let tree = try await generate(folder)
        let left = tree.keys.filter { $0.contains("Sandbox") || $0.contains("TestSupport") }
        #expect(left == ["Sources/JarsSandbox/StubbableEnvironment+Sandbox.swift"])
        #expect(tree["Package.swift"]?.contains("Sandbox") == false)
    }

    @Test func nothingThatIsEmittedCastsByForce() async throws {
        let tree = try await generate(try pantry("sandbox: true\n"))
        for (path, text) in tree where path.hasSuffix(".swift") {
            for word in ["as!", "@testable import Jars\n", "default:"] where !path.hasPrefix("Tests/") {
                #expect(!text.contains(word), "\(path): \(word)")
            }
        }
    }
}
