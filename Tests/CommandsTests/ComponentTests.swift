import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Views of people's own that are marked as components, and what is generated for them.
@Suite struct ComponentTests {
    private func pantry(_ files: [String: String], samples: String = "{ Jar: .sample }") throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nplatforms: { iOS: \"17.0\" }\nruntime: ../..\nsamples: \(samples)\n",
            to: "specs/project.yml"
        )
        try folder.write("uiModule: true\n", to: "specs/Shelves/module.yml")
        try folder.write("style: swiftui\n", to: "specs/Shelves/Shelf.yml")
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private func tile(_ members: String, mark: String = "/// @component", name: String = "Tile") -> String {
        "import SwiftUI\n\(mark)\nstruct \(name): View {\n    \(members)\n    var body: some View { Text(\"\") }\n}\n"
    }

    /// As other modules may make it.
    private func publicTile(_ members: String, _ parameters: String) -> String {
        tile("\(members)\npublic init(\(parameters)) {}").replacing("struct Tile", with: "public struct Tile")
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        let data = try #require(try FileTree.read(folder.url)[path], "\(path)")
        return String(decoding: data, as: UTF8.self)
    }

    /// The names of the previews in a catalogue.
    private func names(_ text: String) -> [String] {
        text.matches(of: /\("(\w+)", \w+\),/).map { String($0.1) }
    }

    @Test func allCombinationsArePreviewedAndTested() async throws {
        let folder = try pantry([
            "Sources/PantryCore/Tile.swift": tile("let jar: Jar\nlet isNew: Bool\nvar note: String?\nlet lid: Lid"),
            "Sources/PantryCore/Lid.swift": "enum Lid { case open, shut(turns: Int) }\n",
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let previews = try text("Sources/PantryCore/Generated/Components/TilePreviews.swift", in: folder)
        #expect(
            names(previews) == [
                "lidOpen", "lidShut", "newAndLidOpen", "noteAndLidOpen", "newAndLidShut", "noteAndLidShut",
                "newNoteAndLidOpen", "newNoteAndLidShut",
            ]
        )
        #expect(previews.contains(".init(jar: .sample, isNew: true, note: nil, lid: .shut(turns: 1))"))
        #expect(previews.contains("    #Preview(\"newAndLidOpen\") { TilePreviews.newAndLidOpen }\n"))
        let tests = try text("Tests/PantryTests/Generated/TilePreviewTests.swift", in: folder)
        #expect(tests.contains("@testable import PantryCore"))
        #expect(tests.contains("if case .shut = $0.lid { true } else { false }"))
        #expect(try await Tool.vipergen("check", "--skip", "lint", in: folder.url).status == 0)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/PantryCore/Tile.swift"))
        let check = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        #expect(
            check.output
                == "stale Sources/PantryCore/Generated/Components/TilePreviews.swift\nstale Tests/PantryTests/Generated/TilePreviewTests.swift\n"
        )
    }

    @Test func aModuleOfViewsHasThemAndItsFeatureTheTests() async throws {
        let folder = try pantry(["Sources/ShelvesUI/Tile.swift": tile("let isNew: Bool")])
        #expect(try await Tool.vipergen("generate", in: folder.url).status == 0)
        let previews = try text("Sources/ShelvesUI/Generated/Components/TilePreviews.swift", in: folder)
        #expect(names(previews) == ["none", "new"])
        let tests = try text("Tests/ShelvesTests/Generated/TilePreviewTests.swift", in: folder)
        #expect(tests.contains("#expect(previews { $0.isNew == true } == [\"new\"])"))
    }

    @Test func xctestHasTheSameTests() async throws {
        let folder = try pantry(["Sources/ShelvesUI/Tile.swift": tile("let isNew: Bool?")])
        let project = "project: Pantry\nplatforms: { iOS: \"17.0\" }\nruntime: ../..\ntesting: xctest\n"
        try folder.write(project, to: "specs/project.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).status == 0)
        let tests = try text("Tests/ShelvesTests/Generated/TilePreviewTests.swift", in: folder)
        #expect(tests.contains("@MainActor func testNewIsShownWhereTheNameSaysSo() async {"))
        #expect(tests.contains("XCTAssertEqual(previews { $0.isNew != nil }, [\"notNew\", \"new\"])"))
        #expect(tests.contains("XCTAssertEqual(previews { $0.isNew == false }, [\"notNew\"])"))
    }

    @Test func projectsWithoutAMarkAreTheSame() async throws {
        let plain = try pantry([:])
        let unmarked = try pantry(["Sources/PantryCore/Tile.swift": tile("let jar: Unknown", mark: "// a component")])
        for folder in [plain, unmarked] { #expect(try await Tool.vipergen("generate", in: folder.url).status == 0) }
        var tree = try FileTree.read(unmarked.url)
        tree["Sources/PantryCore/Tile.swift"] = nil
        #expect(try FileTree.read(plain.url) == tree)
    }

    /// Each mistake at its place in the source, with a remedy; and nothing is written.
    @Test(arguments: [
        (
            "let jar: Lid", "Tile.swift:4:9", "no value of 'Lid' is known for 'jar' [component-without-previews]",
            "add one to 'samples' in project.yml, for example: Lid: .sample"
        ),
        (
            "let jars: [Lid]", "Tile.swift:4:9", "no value of '[Lid]' is known for 'jars'",
            "add one to 'samples' in project.yml"
        ),
        (
            "let jar: Jar\ninit(content: () -> some View) {}", "Tile.swift:5:6",
            "no value is known for 'content', which is '() -> some View'", "give it a type that can be named"
        ),
        ("private let jar: Jar", "Tile.swift:4:17", "'jar' is private, and so is the initializer", "'private let'"),
        ("@State var jar: Jar", "Tile.swift:4:16", "'@State jar' has no value to start with", "give it one"),
        (
            "let a, b, c, d, e, f, g: Bool", "Tile.swift:3:8", "has 128 previews, of 7 parameters",
            "'@component(combinations: a, b)'"
        ),
    ])
    func mistakesAreToldAtTheirPlaces(members: String, place: String, message: String, remedy: String) async throws {
        let folder = try pantry(["Sources/PantryCore/Tile.swift": tile(members)])
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("Sources/PantryCore/\(place): error: 'Tile' "), "\(run.errors)")
        #expect(run.errors.contains(message) && run.errors.contains(remedy), "\(run.errors)")
        #expect(try FileTree.read(folder.url) == before)
    }

    @Test func allAreToldInOneRunSorted() async throws {
        let folder = try pantry([
            "Sources/PantryCore/A.swift": tile("let jar: Jar", mark: "/// @component(combinations: jor)"),
            "Sources/PantryCore/B.swift": "/// @component\nstruct Box { }\n" + tile("let lid: Lid", name: "Cap"),
            "Sources/ShelvesUI/C.swift": tile("let jar: Jar") + tile("let jar: Jar", name: "Shelf"),
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 1)
        let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            errors == [
                "Sources/PantryCore/A.swift:2:30: error: the initializer of 'Tile' takes no 'jor' [component-mark]",
                "Sources/PantryCore/B.swift:2:8: error: 'Box' is marked as a component, and is no 'View' [component-mark]",
                "Sources/PantryCore/B.swift:6:9: error: 'Cap' can't be previewed: no value of 'Lid' is known for 'lid' [component-without-previews]",
                "Sources/ShelvesUI/C.swift:3:8: error: the component 'Tile' can't be told apart: another one has that name [duplicate-name]",
                "Sources/ShelvesUI/C.swift:9:8: error: the component 'Shelf' can't be told apart: a scene has that name, too [duplicate-name]",
            ]
        )
        #expect(run.errors.contains("A.swift:2:30: note: did you mean 'jar'?"))
    }

    @Test func thePageShowsWhatIsPrinted() async throws {
        let page = try MarkdownPage("docs/components.md")
        let files = Dictionary(page.files.map { ($0.file, $0.text) }) { first, _ in first }
        #expect(files.count == 1)
        let folder = try pantry(files)
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.errors == page.block(after: "printed by vipergen generate"))
    }

    /// It has no scaffold of its own, and the component's module is imported where it is drawn.
    @Test func aSectionIsDrawnByOne() async throws {
        let scene = """
            style: swiftui
            state: { name: String, isNew: Bool }
            events: [didTap]
            contents: { top: { tile: { component: { Tile: { title: name } } }, rest: } }
            previews: { plain: {} }

            """
        let folder = try pantry([
            "specs/Shelves/Shelf.yml": scene,
            "Sources/PantryCore/Tile.swift": publicTile("", "title: String, isNew: Bool, onTap: @escaping () -> Void"),
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let contents = try text("Sources/ShelvesUI/Generated/ShelfDisplay.swift", in: folder)
        #expect(contents.contains("    import PantryCore\n    import SwiftUI\n"))
        #expect(contents.contains("let tile: Tile\n"))
        #expect(contents.contains("title: dataSource.name,") && contents.contains("isNew: dataSource.isNew,"))
        #expect(contents.contains("onTap: { presenter.didTap() }"))
        let scaffolds = try FileTree.read(folder.url).keys.filter { $0.contains("/Sections/") }
        #expect(scaffolds.sorted() == ["Sources/ShelvesUI/Application/Shelf/Sections/ShelfRestSection.swift"])
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
        // The file of a section that was drawn by itself stays, and is told.
        let left = "Sources/ShelvesUI/Application/Shelf/Sections/ShelfTileSection.swift"
        try folder.write("struct ShelfTileSection {}\n", to: left)
        let check = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        let told = "warning: 'ShelfTileSection.swift' belongs to no section: 'tile' of 'Shelf' is drawn by 'Tile'"
        #expect(check.status == 0 && check.errors.contains("\(left):1:1: \(told) [orphaned-file]"), "\(check.errors)")
        #expect(try text(left, in: folder) == "struct ShelfTileSection {}\n")
    }

    /// Its view observes the part's data, and hands over values and closures; there is no scaffold of it.
    @Test(arguments: ["observation", "combine"])
    func aPartIsDrawnByOne(binding: String) async throws {
        let scene = """
            style: mvvm with \(binding)
            parts:
              tile: { component: { Tile: { title: name } }, state: { name: String, isNew: Bool }, events: [onTap] }
              rest:

            """
        let folder = try pantry([
            "specs/Shelves/Shelf.yml": scene, "specs/Shelves/module.yml": "summary: Shelves.\n",
            "Sources/PantryCore/Tile.swift": publicTile("", "title: String, isNew: Bool, onTap: @escaping () -> Void"),
        ])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let views = try text("Sources/Shelves/Generated/ShelfScene.swift", in: folder)
        let data = binding == "combine" ? "@ObservedObject var data" : "let data"
        #expect(views.contains("    struct ShelfTileView: View {\n        \(data): ShelfViewModel.TileData\n"))
        #expect(views.contains("Tile(title: data.name, isNew: data.isNew, onTap: { inputs.onTap() })\n"), "\(views)")
        #expect(views.contains("import PantryCore\n"))
        let own = try FileTree.read(folder.url).keys.filter { $0.hasSuffix("View.swift") }.sorted()
        #expect(own.map { $0.split(separator: "/").last } == ["ShelfRestView.swift", "ShelfView.swift"])
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
        // The view that it had before stays, and is told.
        let left = "Sources/Shelves/Application/Shelf/ShelfTileView.swift"
        try folder.write("struct ShelfTileView {}\n", to: left)
        let check = try await Tool.vipergen("check", "--skip", "lint", in: folder.url)
        let told = "warning: 'ShelfTileView.swift' belongs to no part: 'tile' of 'Shelf' is drawn by 'Tile'"
        #expect(check.status == 0 && check.errors.contains("\(left):1:1: \(told) [orphaned-file]"), "\(check.errors)")
    }

    /// Of specs alone nobody can say what the sources have; what is written or checked needs it.
    /// As the protocol of a service is: with what the specs hand over.
    @Test func aComponentThatNobodyHasWrittenIsScaffolded() async throws {
        let scene = "style: swiftui\nstate: { name: String, jars: [String] }\nevents: { didTapJar: { jar: String } }\n"
        let contents = "contents: { top: { jars: { component: { Tile: { title: name, onTap: didTapJar } } } } }\n"
        let folder = try pantry(["specs/Shelves/Shelf.yml": scene + contents])
        for command in [["check", "--specs-only"], ["graph"]] {
            let run = try await Tool.vipergen(command, in: folder.url)
            #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        }
        let path = "Sources/ShelvesUI/UI/Tile.swift"
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.status == 0 && run.output.contains("create \(path)\n"), "\(run.everything)")
        let tile = try text(path, in: folder)
        #expect(
            tile.contains(
                "public init(jars: [String], title: String, onTap: @escaping @MainActor (String) -> Void) {"
            ),
            "\(tile)"
        )
        #expect(tile.contains("/// @component\n    public struct Tile: View {"))
        _ = try text("Sources/ShelvesUI/Generated/Components/TilePreviews.swift", in: folder)
        let again = try await Tool.vipergen("generate", in: folder.url)
        #expect(again.output.contains("; 0 created, 0 replaced, 0 removed, "), "\(again.everything)")
        #expect(try await Tool.vipergen("check", in: folder.url).status == 0)
    }

    @Test func aComponentOfSeveralFeaturesIsScaffoldedInTheCore() async throws {
        let scene = "style: swiftui\nstate: { name: String }\ncontents: { top: { name: { component: Tile } } }\n"
        let folder = try pantry(["specs/Shelves/Shelf.yml": scene, "specs/Lids/Lid.yml": scene])
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.output.contains("create Sources/PantryCore/UI/Tile.swift\n"), "\(run.everything)")
    }

    @Test func aComponentThatIsOnlyMisspeltUnmarkedOrElsewhereIsTold() async throws {
        let scene = "style: swiftui\nstate: { name: String }\ncontents: { top: { name: { component: Tile } } }\n"
        let folder = try pantry(["specs/Shelves/Shelf.yml": scene])
        func told(_ files: [String: String], _ note: String) async throws {
            for (path, text) in files { try folder.write(text, to: path) }
            let run = try await Tool.vipergen("generate", in: folder.url)
            #expect(run.status == 1 && run.errors.contains(note), "\(run.everything)")
            for path in files.keys { try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path)) }
        }
        let near = publicTile("let name: String", "name: String").replacing("Tile", with: "Tiles")
        try await told(["Sources/PantryCore/Tiles.swift": near], "did you mean 'Tiles'?")
        let unmarked = tile("let name: String", mark: "")
        try await told(
            ["Sources/PantryCore/Tile.swift": unmarked],
            "write '/// @component' above it, in 'Sources/PantryCore/Tile.swift'"
        )
        let kit = [
            "specs/Kit/module.yml": "kind: core\n",
            "Sources/Kit/Tile.swift": publicTile("let name: String", "name: String"),
        ]
        try await told(kit, "add 'Kit' to 'imports' in the module.yml of 'Shelves'")
    }

    @Test func theReportListsThem() async throws {
        let folder = try pantry(["Sources/ShelvesUI/Tile.swift": tile("let isNew: Bool")])
        #expect(try await Tool.vipergen("generate", in: folder.url).status == 0)
        let report = try await Tool.vipergen("report", in: folder.url)
        #expect(report.output.contains("components: 1\n  Tile (ShelvesUI): 2 previews\n"), "\(report.everything)")
        let json = try await Tool.vipergen("report", "--format", "json", in: folder.url)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let components = try #require(object["components"] as? [[String: Any]])
        #expect(components.first?["source"] as? String == "Sources/ShelvesUI/Tile.swift")
        #expect(components.first?["previews"] as? Int == 2)
        #expect(
            try await Tool.vipergen("report", "--format", "html", in: folder.url).output.contains(
                "<caption>Components: 1<"
            )
        )
    }
}
