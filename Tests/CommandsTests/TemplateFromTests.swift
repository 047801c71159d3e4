import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// `vipergen template from`: a style of a scene that is there.
@Suite struct TemplateFromTests {
    private static let jar = """
        scene: Jar
        style: uikit
        parameters: { jarID: Int64 }
        state: { title: String, isOpen: Bool, weight: Int }
        events: { didTapLid: , didTapLabel: , didTapBack: }
        routes: { lid: { to: Lid, present: push } }

        """

    private func shelves(_ jar: String = Self.jar) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nstart: Lid\n", to: "specs/project.yml")
        try folder.write(jar, to: "specs/Shelves/Jar.yml")
        try folder.write("scene: Lid\nstyle: uikit\nstate: { size: Int }\n", to: "specs/Shelves/Lid.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        try #require(run.succeeded, "\(run.errors)")
        return folder
    }

    private func from(_ words: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(["template", "from"] + words, in: folder.url)
    }

    private static let application = "Sources/Shelves/Application"

    /// Takes the scene over to the style, and writes its files anew.
    private func rewritten(_ folder: TemporaryFolder, to style: String) async throws -> [String: Data] {
        let spec = try folder.read("specs/Shelves/Jar.yml")
        try folder.write(
            spec.replacing(/style: \w+/, with: "style: \(style)"),
            to: "specs/Shelves/Jar.yml"
        )
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("\(Self.application)/Jar"))
        let run = try await Tool.vipergen("generate", in: folder.url)
        try #require(run.succeeded, "\(run.errors)")
        return try FileTree.read(folder.url.appendingPathComponent("\(Self.application)/Jar"))
    }

    @Test func whatIsNoFolderOfTheSceneIsRefused() async throws {
        let folder = try await shelves()
        let other = try await from("\(Self.application)/Lid", "--scene", "Jar", "--style", "house", in: folder)
        #expect(other.status == 1 && other.errors.contains("no file of '\(Self.application)/Lid' is one of 'Jar'"))
        let file = "\(Self.application)/Jar/JarPresenter.swift"
        let run = try await from(file, "--scene", "Jar", "--style", "house", in: folder)
        #expect(run.status == 64 && run.errors.contains("'\(file)' is a file"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("specs/Templates").path))
    }

    /// Another module has other resources, and another scene other routes.
    @Test func whatIsOfTheModuleOrARouteIsListed() async throws {
        let folder = try await shelves()
        let file = "\(Self.application)/Jar/JarPresenter.swift"
        let lines = "let texts = shelvesResources\nlet ShelvesJar = 1\nfunc go() { showLid() }\n"
        try folder.write(try folder.read(file) + lines, to: file)
        let run = try await from("\(Self.application)/Jar", "--scene", "Jar", "--style", "house", in: folder)
        #expect(run.succeeded, "\(run.everything)")
        for line in lines.split(separator: "\n") {
            #expect(run.output.contains("stays text: \(line)"), "\(run.output)")
        }
    }

    @Test func aTagOfTemplatesIsToldAtItsLine() async throws {
        let folder = try await shelves()
        let file = "\(Self.application)/Jar/JarPresenter.swift"
        let text = try folder.read(file)
        try folder.write("// {{x}}\n" + text, to: file)
        let run = try await from("\(Self.application)/Jar", "--scene", "Jar", "--style", "house", in: folder)
        #expect(run.status == 1 && run.errors.contains("\(file):1:1: error: '{{' begins a tag"), "\(run.errors)")
        try folder.write(text.replacing("\n", with: "\r\n"), to: file)
        let plain = try await from("\(Self.application)/Jar", "--scene", "Jar", "--style", "house", in: folder)
        #expect(plain.succeeded, "\(plain.errors)")
    }

    @Test func aGeneratedSceneThatPeopleChanged() async throws {
        let folder = try await shelves()
        let presenter = "\(Self.application)/Jar/JarPresenter.swift"
        try folder.write(
            try folder.read(presenter) + """

                // What analytics call the events of Jar.
                enum JarEventName: String {
                    case viewDidLoad = "viewDidLoad.jar"
                    case didTapLid = "didTapLid.jar"
                    case didTapLabel = "didTapLabel.jar"
                    case didTapBack = "didTapBack.jar"
                }

                let jarSize = 3

                """,
            to: presenter
        )
        let tools = "struct JarTools: Sendable { let jars: [JarEventName] }\n"
        try folder.write(tools, to: "\(Self.application)/Jar/JarTools.swift")
        try folder.write("struct Helper {}\n", to: "\(Self.application)/Jar/Helper.swift")
        let before = try FileTree.read(folder.url.appendingPathComponent("\(Self.application)/Jar"))
        let run = try await from("\(Self.application)/Jar/", "--scene", "Jar", "--style", "house", in: folder)
        #expect(run.succeeded, "\(run.everything)")
        #expect(run.output.contains("create specs/Templates/house/house.style"))
        let helper = "each scene would have the same file: 'Jar' isn't in its name"
        #expect(run.output.contains("left out \(Self.application)/Jar/Helper.swift: \(helper)"))
        // What vipergen's template gives is that template; what people changed is explained line by line.
        let view = try folder.read("specs/Templates/house/HouseUIKitViewController.swift.mustache")
        #expect(view.contains("{{#viewControllerFile}}"))
        let text = try folder.read("specs/Templates/house/HousePresenter.swift.mustache")
        #expect(text.contains("enum {{scene}}EventName: String {\n    {{#spec.events}}\n    case {{"), "\(text)")
        #expect(text.contains("file: Sources/<Feature>/Application/<Scene>/<Scene>Presenter.swift\nkind: scaffold\n"))
        #expect(run.output.contains(": stays text: let jarSize = 3\n"), "\(run.output)")
        let listed = /HousePresenter.swift.mustache:(\d+): stays text: let jarSize/
        let line = try #require(run.output.firstMatch(of: listed))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[try #require(Int(line.1)) - 1] == "let jarSize = 3")

        var after = try await rewritten(folder, to: "house")
        after["Helper.swift"] = before["Helper.swift"]
        #expect(after == before)
        // Another scene of the style has files of its own.
        try folder.write("scene: Lid\nstyle: house\nstate: { size: Int }\n", to: "specs/Shelves/Lid.yml")
        let other = try await Tool.vipergen("generate", in: folder.url)
        #expect(other.succeeded, "\(other.errors)")
        #expect(try folder.read("\(Self.application)/Lid/LidTools.swift").hasPrefix("struct LidTools: Sendable"))
        // Its scaffold extends a class that the style generates, and is kept in line with the contract.
        try folder.write(
            "scene: Lid\nstyle: house\nstate: { size: Int }\nevents: { didTapSize: }\n",
            to: "specs/Shelves/Lid.yml"
        )
        let sync = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(sync.succeeded, "\(sync.errors)")
        #expect(try folder.read("\(Self.application)/Lid/LidPresenter.swift").contains("func didTapSize() {"))
        #expect(try await Tool.vipergen("check", in: folder.url).succeeded)
    }

    private static let handwritten = [
        "JarViewBuilder.swift": """
        import UIKit
        import ShelvesInterface

        @MainActor
        public enum JarViewBuilder {
            public static func build(with descriptor: ViewDescriptor.JarDescriptor) -> UIViewController {
                let presenter = JarPresenter()
                return JarViewController(presenter: presenter)
            }
        }

        """,
        "JarViewController.swift": """
        import UIKit

        final class JarViewController: UIViewController {
            private let presenter: JarPresenter

            init(presenter: JarPresenter) {
                self.presenter = presenter
                super.init(nibName: nil, bundle: nil)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }
        }

        """,
        "JarPresenter.swift": """
        /// Leads to JarList, which isn't Jar.
        final class JarPresenter {
            var next: JarListDescriptor?
        }

        """,
    ]

    @Test func aHandwrittenScene() async throws {
        let folder = try await shelves("scene: Jar\nstyle: handwritten\n")
        try folder.write("scene: JarList\nstyle: uikit\n", to: "specs/Shelves/JarList.yml")
        for (name, text) in Self.handwritten { try folder.write(text, to: "\(Self.application)/Jar/\(name)") }
        let before = try FileTree.read(folder.url.appendingPathComponent("\(Self.application)/Jar"))
        let run = try await from("\(Self.application)/Jar", "--scene", "Jar", in: folder)
        #expect(run.succeeded, "\(run.everything)")
        let builder = try folder.read("specs/Templates/pantry/PantryViewBuilder.swift.mustache")
        #expect(builder.contains("declares: <Scene>ViewBuilder\n"))
        #expect(builder.contains("import UIKit\nimport {{feature}}Interface\n"), "imports stay in their order")
        let presenter = try folder.read("specs/Templates/pantry/PantryPresenter.swift.mustache")
        #expect(presenter.contains("/// Leads to JarList, which isn't {{scene}}.\nfinal class {{scene}}Presenter {"))
        #expect(presenter.contains("var next: JarListDescriptor?"))
        #expect(try await rewritten(folder, to: "pantry") == before)
        let again = try await from("\(Self.application)/Jar", "--scene", "Jar", in: folder)
        #expect(again.status == 1 && again.errors.contains("there is a style 'pantry' already"), "\(again.errors)")
    }

    @Test(arguments: [
        (["Sources/Shelves/Application/Tin", "--scene", "Jar"], "there is no"),
        (["Sources/Shelves/Application/Jar", "--scene", "Jr"], "did you mean 'Jar'?"),
        (["Sources/Shelves/Application/Jar", "--scene", "Jar", "--style", "my-own"], "pass letters"),
        (
            ["Sources/Shelves/Application/Jar", "--scene", "Jar", "--style", "uikit"],
            "there is a style 'uikit' already"
        ),
    ])
    func whatCantBeIsSaid(words: [String], error: String) async throws {
        let folder = try await shelves()
        let before = try FileTree.read(folder.url)
        let run = try await Tool.vipergen(["template", "from"] + words, in: folder.url)
        #expect(run.status != 0 && run.errors.contains(error), "\(run.everything)")
        #expect(try FileTree.read(folder.url) == before)
    }

    /// What a style of a team's own can't have isn't left out in silence.
    @Test func aSceneOfMoreThanAStyleCanHaveIsRefused() async throws {
        let folder = try await shelves("scene: Jar\nstyle: mvvm\n")
        let run = try await from("\(Self.application)/Jar", "--scene", "Jar", in: folder)
        #expect(run.status == 1 && run.errors.contains("'mvvm' has use cases and repositories"), "\(run.errors)")
        let other = try await shelves("scene: Jar\nstyle: uikit\nview: xib\n")
        let nib = try await from("\(Self.application)/Jar", "--scene", "Jar", in: other)
        #expect(nib.status == 1 && nib.errors.contains("'Jar' has 'view', which a style"), "\(nib.errors)")
    }

    /// A hand-written folder without a view builder owes one.
    @Test func withoutAViewBuilderThereIsNoStyle() async throws {
        let folder = try await shelves("scene: Jar\nstyle: handwritten\n")
        try folder.write("final class JarPresenter {}\n", to: "\(Self.application)/Jar/JarPresenter.swift")
        let run = try await from("\(Self.application)/Jar", "--scene", "Jar", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("no file of '\(Self.application)/Jar' declares 'JarViewBuilder'"), "\(run.errors)")
        let specs = try FileTree.read(folder.url.appendingPathComponent("specs")).keys
        #expect(specs.allSatisfy { !$0.hasPrefix("Templates") })
    }
}
