import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `docs/design.md`: a designer adds a variant, and one command does the rest.
@Suite struct DesignPageTests {
    private func text(_ step: String) throws -> String {
        try #require(try MarkdownPage("docs/design.md").steps(of: "walk").first { $0.kind == step }?.text)
    }

    @Test func aVariantMoreIsOneCommand() async throws {
        let folder = try TemporaryFolder()
        let golden = Repository.goldens.appendingPathComponent("Design")
        try folder.copy(golden.appendingPathComponent("package"), to: "")
        try folder.copy(golden.appendingPathComponent("specs"), to: "specs")
        let slot = "Sources/KaimonoCore/UI/ProductTile/ProductTile+Picture.swift"
        try folder.write(try folder.read(slot).replacing("Color.gray.opacity(0.2)", with: "Image(name)"), to: slot)
        let design = try Data(
            contentsOf: Repository.root.appendingPathComponent("Tests/Fixtures/Design/with-sale.json")
        )
        try folder.write(Array(design), to: "design.json")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.script(try text("run").split(separator: "\n").map(String.init), in: folder.url)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.everything)")
        let after = try FileTree.read(folder.url)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
        #expect(changed.map { $0 + "\n" }.joined() == (try text("changed")))
        let previews = try folder.read("Sources/KaimonoCore/Generated/Components/ProductTilePreviews.swift")
        #expect(previews.contains("#Preview(\"stateSale\") {"))
        let tests = try folder.read("Tests/KaimonoTests/Generated/ProductTilePreviewTests.swift")
        #expect(tests.contains("if case .sale = $0.state { true } else { false }"))
    }
}
