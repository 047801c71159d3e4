import Foundation
import Testing
import TestSupport

/// A feature shows its doors and nothing else.
@Suite(.onlyInTestAll) struct PublicSymbolTests {
    /// As much of a symbol graph as is looked at.
    private struct SymbolGraph: Decodable {
        struct Symbol: Decodable {
            var pathComponents: [String]
        }

        var symbols: [Symbol]
    }

    @Test func featuresShowTheirDoorsOnly() async throws {
        let doors = try await publicSymbols(of: "Catalogue")
        #expect(
            doors == [
                "ArticleEnvironment", "ArticleEnvironment.stock", "ArticleViewBuilder",
                "ArticleViewBuilder.build(with:environment:)", "CatalogueEnvironment", "CatalogueEnvironment.stock",
                "CatalogueEnvironment.tracker", "CatalogueViewBuilder", "CatalogueViewBuilder.build(with:environment:)",
                "CountArticlesUseCaseBuilder", "CountArticlesUseCaseBuilder.build(with:environment:)",
                "CountArticlesUseCaseEnvironment", "CountArticlesUseCaseEnvironment.stock",
            ]
        )
    }

    private func publicSymbols(of name: String) async throws -> Set<String> {
        let golden = Repository.goldens.appendingPathComponent("Standard")
        let package = try EmittedPackage(
            specs: golden.appendingPathComponent("specs"),
            folder: golden.appendingPathComponent("package")
        )
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        _ = try await compiler.compileRuntime()
        let graphs = try TemporaryFolder()
        let flags = [
            "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.url.path, "-symbol-graph-minimum-access-level",
            "public",
        ]
        for module in try package.modules(upTo: name) {
            let run = try await compiler.compile(module, extraFlags: module.name == name ? flags : [])
            try #require(run.succeeded, "\(run.everything)")
        }
        var symbols: Set<String> = []
        for (path, contents) in try FileTree.read(graphs.url) where path.hasPrefix(name) {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: contents)
            symbols.formUnion(graph.symbols.map { $0.pathComponents.joined(separator: ".") })
        }
        return symbols
    }
}
