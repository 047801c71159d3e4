import Foundation
import TestSupport
import Testing

/// What `generate --sync` makes of scaffolds whose specs have changed compiles.
@Suite(.serialized) struct SyncedCodeTests {
    @Test(arguments: [SwiftPackageCompiler.Mode.swift6WithFeatures, .swift5OnMainActor])
    func commentedStubsCompileWithoutWarnings(mode: SwiftPackageCompiler.Mode) async throws {
        let folder = try synchronised()
        let run = try await Tool.vipergen(
            "generate",
            "--sync",
            "--stubs",
            "comment",
            "--output",
            "package",
            in: folder.url
        )
        #expect(run.succeeded, "\(run.errors)")
        #expect(run.output.contains("Shelf: 11 members added to 5 files"), "\(run.output)")
        let (problems, _) = try await compile(folder, mode: mode)
        #expect(problems == [])
    }

    @Test func otherStubsAreSeenByTheCompilerAndNothingElseIs() async throws {
        let folder = try synchronised()
        let run = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        // Warnings are errors here, so each stub is told as one; what depends on the module isn't compiled then.
        let (problems, compiled) = try await compile(folder, mode: .swift6WithFeatures)
        #expect(compiled.contains("CatalogueInterface"))
        #expect(problems.count > 3)
        for problem in problems { #expect(problem.hasSuffix("is not written yet")) }
    }

    @Test func aSecondRunHasNothingToDo() async throws {
        let folder = try synchronised()
        let first = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(first.succeeded, "\(first.errors)")
        let tree = try FileTree.read(folder.url)
        let second = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(second.output.contains("Shelf: no members are missing"))
        #expect(try FileTree.read(folder.url) == tree)
    }

    /// The Standard package with members of every kind added to its specs.
    private func synchronised() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("Standard")
        for part in ["specs", "package"] { try folder.copy(golden.appendingPathComponent(part), to: part) }
        let editor = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        try editor.replace(
            "events:\n",
            with: """
                events:
                  didTapShare: { url: URL, repeat: Int }
                  didLoad: { session: URLSession?, then: "@escaping @Sendable ((Int, String)) async throws -> Void" }

                """,
            in: "Catalogue/Article.yml"
        )
        try editor.replace(
            "interactor:\n",
            with: """
                interactor:
                  rate: { parameters: { stars: Int, for: String }, returns: "[String: Int]?", async: true }
                  find: { parameters: { in: "Set<String>" }, returns: Date, async: true, throws: true }
                  fetchTracker: { returns: any EventTracker }
                  forget:

                """,
            in: "Catalogue/Article.yml"
        )
        try editor.replace(
            "routes:\n",
            with: """
                routes:
                  newest: { to: Receipt, with: [number], present: push }
                  rest: { present: custom }
                  page: { url: "https://shelf.example", present: web }

                """,
            in: "Catalogue/Article.yml"
        )
        try editor.replace("[didTapReceipt]", with: "[didTapReceipt, didTapMore]", in: "Checkout/Basket.yml")
        try editor.replace("methods:\n", with: "methods:\n      clear: { async: true }\n", in: "Catalogue/module.yml")
        return folder
    }

    /// Module by module, up to what doesn't compile.
    private func compile(
        _ folder: TemporaryFolder,
        mode: SwiftPackageCompiler.Mode
    ) async throws -> (problems: [String], compiled: [String]) {
        let compiler = try SwiftPackageCompiler(mode: mode)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded)
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        var compiled: [String] = []
        // Scaffolded tests are of the spec as it was when they were written.
        for module in package.modules where !module.isTest {
            let run = try await compiler.compile(module)
            let problems = run.everything.split(separator: "\n").filter { $0.contains(": error: ") }.map(String.init)
            if !run.succeeded { return (problems.isEmpty ? [run.everything] : problems, compiled) }
            compiled.append(module.name)
        }
        return ([], compiled)
    }
}
