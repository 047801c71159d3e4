import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A sandbox runs untouched, and says what is missing when something is.
@Suite(.onlyInTestAll) struct SandboxProgramTests {
    @Test func walksThroughEverySceneAndNamesWhatIsNotStubbed() async throws {
        let folder = try await TemporaryFolder.forBuilds(package: "package")
        let golden = Repository.goldens.appendingPathComponent("Sandbox")
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(golden.appendingPathComponent("overlay"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        try editor.replace("runtime: ../../../..", with: "runtime: '\(Repository.root.path)'", in: "specs/project.yml")
        let generated = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(generated.succeeded, "\(generated.everything)")

        let untouched = try await walk(folder)
        #expect(untouched.status == 0, "\(untouched.everything.suffix(4_000))")
        #expect(untouched.output.hasPrefix("Orders: 4 scenes, 3 display states, 6 routes\n"))
        #expect(untouched.output.contains("\nOrderList\n  state loading: OrderListViewController \"Order List\"\n"))
        #expect(untouched.output.contains("route order: pushes OrderDetailsViewController"))
        #expect(untouched.output.contains("route account: presents StandInViewController \"Account\""))
        #expect(untouched.output.contains("    | AccountDescriptor\n    | name: \"sample\"\n"))

        let interactor = "package/Sources/Orders/Application/OrderList/OrderListInteractor.swift"
        try editor.replace(
            "throw UnimplementedError",
            with: "_ = environment.session; throw UnimplementedError",
            in: interactor
        )
        let unstubbed = try await walk(folder)
        #expect(unstubbed.status == 1)
        #expect(unstubbed.output.contains("StubbableEnvironment.session was called on a mock, but is not stubbed."))
        #expect(unstubbed.output.contains("\nPlain\n  opens: PlainViewController"), "the others are walked through")
        #expect(unstubbed.errors == "failed: OrderList\n")

        let environment = "package/Sources/OrdersSandbox/StubbableEnvironment+Sandbox.swift"
        try editor.replace(
            "        return",
            with: "        environment.session = .shared\n        return",
            in: environment
        )
        try editor.replace("import ViperTesting\n", with: foundation, in: environment)
        let stubbed = try await walk(folder)
        #expect(stubbed.status == 0, "\(stubbed.everything.suffix(4_000))")
    }

    private let foundation = """
        import ViperTesting
        #if canImport(FoundationNetworking)
            import FoundationNetworking
        #else
            import Foundation
        #endif

        """

    private func walk(_ folder: TemporaryFolder) async throws -> ToolRun {
        let package = folder.url.appendingPathComponent("package")
        let arguments = ["build", "--quiet", "--product", "OrdersSandbox", "-Xswiftc", "-warnings-as-errors"]
        let build = try await Tool.run("swift", arguments, in: package)
        try #require(build.succeeded, "\(build.everything.suffix(4_000))")
        return try await Tool.run(package.appendingPathComponent(".build/debug/OrdersSandbox").path, [], in: package)
    }
}
