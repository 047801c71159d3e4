import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Methods of an interactor that only call a service are nobody's work. How they compile, the sample's own show.
@Suite struct ServiceCallCodeTests {
    private let scaffold = "Sources/Shelves/Application/Jar/JarInteractor.swift"
    private let calls = "Sources/Shelves/Generated/JarScene.swift"
    private let call = "        try await environment.jars.jar(id: jarID)\n"

    @Test func anInteractorThatOnlyCallsServicesHasNoFileOfItsOwn() async throws {
        let folder = try await project()
        #expect(try FileTree.read(folder.url)[scaffold] == nil)
        let generated = try folder.read(calls)
        #expect(generated.contains("extension JarInteractor: JarInteractorContract {\n"))
        #expect(generated.contains(call))
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    @Test func whatIsLeftToPeopleIsInTheirFile() async throws {
        let folder = try await project(more: "  countView:\n")
        let own = try folder.read(scaffold)
        #expect(own.contains("extension JarInteractor: JarInteractorContract {\n    func countView() {"))
        #expect(!own.contains("fetchJar"))
        #expect(try folder.read(calls).contains("extension JarInteractor {\n"))
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    private func project(more: String = "") async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let project = """
            project: Pantry
            runtime: ../..
            services: { jars: { type: JarStore, default: MemoryJarStore() } }

            """
        try folder.write(project, to: "specs/project.yml")
        let spec = """
            scene: Jar
            parameters: { jarID: Jar.ID }
            uses: [jars]
            state: { jar: Jar? }
            interactor:
              fetchJar:
                parameters: { jarID: Jar.ID }
                returns: Jar
                async: true
                throws: true
                calls: jars.jar(id:)

            """
        try folder.write(spec + more, to: "specs/Shelves/Jar.yml")
        let sources = """
            public struct Jar: Equatable, Identifiable, Sendable { public let id: String }
            public protocol JarStore: Sendable { func jar(id: Jar.ID) async throws -> Jar }
            public struct MemoryJarStore: JarStore {
                public init() {}
                public func jar(id: Jar.ID) async throws -> Jar { Jar(id: id) }
            }

            """
        try folder.write(sources, to: "Sources/PantryCore/Jar.swift")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        return folder
    }
}
