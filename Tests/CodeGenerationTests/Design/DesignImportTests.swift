import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen design import`, on the sample's design.
@Suite struct DesignImportTests {
    private static let golden = Repository.goldens.appendingPathComponent("Design")
    private static let slot = "Sources/KaimonoCore/UI/ProductTile/ProductTile+Picture.swift"
    private static let tile = "Sources/KaimonoCore/Generated/Design/ProductTile.swift"

    /// The package as the last import left it, with its specs and two designs.
    private func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.copy(Self.golden.appendingPathComponent("package"), to: "")
        try folder.copy(Self.golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(Self.golden.appendingPathComponent("design.json"), to: "design.json")
        try folder.copy(
            Repository.root.appendingPathComponent("Tests/Fixtures/Design/with-sale.json"),
            to: "with-sale.json"
        )
        return folder
    }

    private func dates(_ folder: TemporaryFolder) throws -> [String: Date] {
        try FileTree.read(folder.url).keys.reduce(into: [:]) { dates, path in
            let file = folder.url.appendingPathComponent(path).path
            dates[path] = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        }
    }

    @Test func anImportWithoutAChangeWritesNothing() async throws {
        let folder = try package()
        let before = try dates(folder)
        let run = try await Tool.vipergen("design", "import", "design.json", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("; 0 created, 0 replaced, 0 removed, "), "\(run.output)")
        #expect(try dates(folder) == before)
        for option in ["--check", "--diff"] {
            let check = try await Tool.vipergen("design", "import", option, "design.json", in: folder.url)
            #expect(check.status == 0 && check.output == "Kaimono: as the design says\n", "\(check.everything)")
        }
    }

    @Test func checkAndDiffSayWhatTheDesignChanged() async throws {
        let folder = try package()
        let before = try FileTree.read(folder.url)
        let check = try await Tool.vipergen("design", "import", "--check", "with-sale.json", in: folder.url)
        #expect(check.status == 1)
        #expect(
            check.output == """
                differs Sources/KaimonoCore/Generated/Components/ProductTilePreviews.swift
                differs \(Self.tile)
                differs Tests/KaimonoTests/Generated/ProductTilePreviewTests.swift

                """
        )
        let diff = try await Tool.vipergen("design", "import", "--diff", "with-sale.json", in: folder.url)
        #expect(diff.status == 1 && diff.output.contains("\n+    case sale\n"), "\(diff.output)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func otherCommandsLeaveItAlone() async throws {
        let folder = try package()
        let before = try FileTree.read(folder.url)
        let generate = try await Tool.vipergen("generate", in: folder.url)
        #expect(generate.status == 0 && generate.errors.isEmpty, "\(generate.everything)")
        #expect(try FileTree.read(folder.url) == before)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.status == 0 && check.everything == "Kaimono: up to date\n", "\(check.everything)")
        let report = try await Tool.vipergen("report", in: folder.url)
        #expect(report.output.contains("ProductTile (KaimonoCore): 16 previews"), "\(report.output)")
    }

    @Test func ejectedItIsAnybodys() async throws {
        let folder = try package()
        let run = try await Tool.vipergen("eject", "--yes", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read(Self.tile).hasPrefix("#if canImport(SwiftUI)\n"))
        let catalogue = try folder.read("Sources/KaimonoCore/Resources/Generated/Design.xcassets/Contents.json")
        #expect(catalogue == "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n")
    }

    @Test func withoutItsSpecItGoes() async throws {
        let folder = try package()
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("specs/design.yml"))
        try folder.write("style: swiftui\n", to: "specs/Shop/ProductList.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let left = try FileTree.read(folder.url).keys.filter { $0.contains("Design") || $0.contains("ProductTile") }
        #expect(left.sorted() == [Self.slot, Self.slot.replacing("+Picture", with: "+Pin")])
    }

    @Test func aSlotThatPeopleMovedIsntWrittenAgain() async throws {
        let folder = try package()
        let text = try folder.read(Self.slot)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(Self.slot))
        try folder.write(text, to: "Sources/KaimonoCore/Pictures/ProductTile+Picture.swift")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("design", "import", "design.json", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    /// What a killed run may leave of a new file isn't taken for the last import's.
    @Test func aTornFileIsRepairedByTheNextImport() async throws {
        let folder = try package()
        let whole = try folder.read(Self.tile)
        try folder.write(String(whole.prefix(2_000)), to: Self.tile)
        #expect(try await Tool.vipergen("check", in: folder.url).status == 1)
        let run = try await Tool.vipergen("design", "import", "design.json", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.read(Self.tile) == whole)
    }

    @Test(arguments: [
        (
            "components: { ProductTile: Produkt tile }",
            "specs/design.yml:1:28: error: the design has no component 'Produkt tile'", "did you mean 'Product tile'?"
        ),
        (
            "module: KaimonCore",
            "specs/design.yml:1:9: error: there is no core module and no module of views 'KaimonCore'",
            "did you mean 'KaimonoCore'?"
        ),
        (
            "components: { 1Tile: Product tile }", "specs/design.yml:1:15: error: '1Tile' is not a Swift name",
            "write 'Number1Tile'"
        ),
        (
            "tokens: all", "specs/design.yml:1:1: error: unknown key 'tokens'",
            "a design has the keys 'module', 'components'"
        ),
    ])
    func mistakesInTheSpecAreToldAtTheirPlaces(spec: String, error: String, note: String) async throws {
        let folder = try package()
        try folder.write(spec + "\n", to: "specs/design.yml")
        try folder.write("style: swiftui\n", to: "specs/Shop/ProductList.yml")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("design", "import", "design.json", in: folder.url)
        #expect(run.status == 1 && run.errors.contains(error), "\(run.errors)")
        #expect(run.errors.contains("note: \(note)"), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test(arguments: [
        ("{ \"document\": [}", "hostile.json:1:15: error: '[' stands where an object is expected [unusable-design]"),
        ("", "hostile.json:1:1: error: the file ends where an object is expected [unusable-design]"),
    ])
    func aBrokenDesignChangesNothing(text: String, error: String) async throws {
        let folder = try package()
        try folder.write(text, to: "hostile.json")
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("design", "import", "hostile.json", in: folder.url)
        #expect(
            run.status == 1 && run.errors.contains(error) && run.errors.contains("note: fetch the file again"),
            "\(run.errors)"
        )
        #expect(try FileTree.read(folder.url) == before)
    }

    /// Names of a design that would leave the package or end a literal.
    @Test func namesAreNoPathsAndNoCode() async throws {
        let folder = try package()
        let text = try folder.read("design.json").replacing("\"Picture\"", with: "\"../../../Pho\\nto\"")
            .replacing("Light/Accent", with: "Light/../../Acc\\\"ent")
        try folder.write(text, to: "design.json")
        let run = try await Tool.vipergen("design", "import", "design.json", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let tree = try FileTree.read(folder.url)
        #expect(tree["Sources/KaimonoCore/UI/ProductTile/ProductTile+PhoTo.swift"] != nil)
        #expect(tree["Sources/KaimonoCore/Resources/Generated/Design.xcassets/accEnt.colorset/Contents.json"] != nil)
    }
}
