import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `reset` of a feature reaches the mocks of its scenes, and of the use cases that other features lend it.
@Suite struct SceneMockChoicesTests {
    private static let scene = "interactor: { fetchSize: { returns: CGSize }, save: }\n"

    private static let jarTests = """
        import Foundation
        import JarsTestSupport
        import Testing

        @testable import Jars

        @MainActor @Suite struct JarChoiceTests {
            @Test func forgets() {
                let interactor = MockJarInteractorContract()
                #expect(interactor.fetchSize() == .zero)
                interactor.reset()
                let useCase = MockCountLidsUseCase()
                #expect(useCase.execute() == .zero)
                useCase.reset()
            }
        }

        """

    /// Of a feature that says nothing of it: a second `reset()` would not compile.
    private static let lidTests = """
        @testable import Lids

        extension MockLidInteractorContract { func reset() {} }

        """

    @Test func reachScenesAndLentUseCases() async throws {
        let folder = try TemporaryFolder()
        let files = [
            "specs/project.yml": "project: Pantry\nruntime: ../..\n",
            "specs/PantryCore/module.yml": "kind: core\n",
            "specs/Lids/module.yml": "useCases: { CountLids: { methods: { execute: { returns: CGSize } } } }\n",
            "specs/Lids/Lid.yml": Self.scene,
            "specs/Jars/module.yml": "mocks: { protocols: [], reset: true }\n",
            "specs/Jars/Jar.yml": "uses: [CountLids]\n" + Self.scene,
            "Tests/JarsTests/JarChoiceTests.swift": Self.jarTests,
            "Tests/LidsTests/LidChoiceTests.swift": Self.lidTests,
        ]
        for (path, text) in files { try folder.write(text, to: path) }
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        let lent = try folder.read("Sources/JarsTestSupport/Generated/MockCountLidsUseCase.swift")
        #expect(lent.contains("return stubbed(executeReturnValue, or: .zero, "))

        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(specs: folder.url.appendingPathComponent("specs"), folder: folder.url)
        for module in package.modules {
            let run = try await compiler.compile(module)
            #expect(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }
}
