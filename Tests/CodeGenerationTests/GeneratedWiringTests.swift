import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// What `wiring: generated` leaves to people, and how they get there and out of it.
@Suite(.onlyInTestAll) struct GeneratedWiringTests {
    /// Scaffolds with wiring of their own go on as they are, and one scene goes over as docs/upgrading.md says.
    @Test func scenesGoOverOneByOne() async throws {
        let folder = try TemporaryFolder()
        let upgrade = Repository.root.appendingPathComponent("Tests/Upgrade/0.1-role")
        for part in ["specs", "package"] { try folder.copy(upgrade.appendingPathComponent(part), to: part) }
        let own = try FileTree.read(folder.url.appendingPathComponent("package"))
        let first = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(first.succeeded && first.errors.isEmpty, "\(first.everything)")
        let package = try FileTree.read(folder.url.appendingPathComponent("package"))
        for (path, contents) in own { #expect(package[path] == contents, "\(path)") }
        try await expectToCompile(folder)

        let editor = SourceEditor(folder: folder.url)
        try editor.replace(
            "scene: Article\n",
            with: "scene: Article\nwiring: generated\n",
            in: "specs/Catalogue/Article.yml"
        )
        let second = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(second.succeeded, "\(second.everything)")
        for remedy in [
            "'ArticlePresenter' is made by 'init(descriptor:interactor:wireframe:)' from now on",
            "'ArticleViewController' is made by 'init(presenter:environment:)' from now on",
            "'ArticleWireframe' is made by 'init(environment:)' from now on",
        ] { #expect(second.errors.contains(remedy), "\(second.errors)") }
        try goOver(editor)
        let third = try await Tool.vipergen("generate", "--sync", "--output", "package", in: folder.url)
        #expect(third.succeeded && third.errors.isEmpty, "\(third.everything)")
        try await expectToCompile(folder)
    }

    /// A class that is moved out of its generated folder is its team's, and nothing is written in its place.
    @Test func classesCanBeTakenOver() async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.goldens.appendingPathComponent("Wiring/specs"), to: "specs")
        try folder.copy(Repository.goldens.appendingPathComponent("Wiring/package"), to: "package")
        let editor = SourceEditor(folder: folder.url)
        let generated = "package/Sources/Rooms/Generated/PictureScene.swift"
        let own = "package/Sources/Rooms/Application/Picture/PicturePresenter+Class.swift"
        let whole = try editor.read(generated)
        let presenter = try #require(whole.firstMatch(of: /\/\/\/ Owns the state.*\n@MainActor\n(.*\n)*?\}\n\n/)).output
            .0
        let imports = whole.matches(of: /\n(?:public )?import .*/).map { $0.output.replacing("public ", with: "") }
        try editor.write(imports.joined() + "\n\n" + presenter, to: own)
        try editor.write(whole.replacing(presenter, with: ""), to: generated)
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
        #expect(try !editor.read(generated).contains("class PicturePresenter"))
        let check = try await Tool.vipergen("check", "--output", "package", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
        try editor.delete(own)
        let again = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(again.succeeded, "\(again.everything)")
        #expect(try editor.read(generated) == whole)
    }

    /// As they were scaffolded before view controllers were handed the scenes inside of them.
    @Test func viewControllersThatKeepTheirEnvironmentGoOn() async throws {
        let sample = try SampleCopy()
        let folder = "Examples/Kitchen/Sources/Recipes"
        let view = "\(folder)/Application/RecipeSearch/RecipeSearchViewController.swift"
        try sample.editor.replace(
            "childScenes: RecipeSearchChildren",
            with: "environment: any RecipeSearchViewEnvironment",
            in: view
        )
        try sample.editor.replace("childScenes = childScenes", with: "environment = environment", in: view)
        try sample.editor.replace(
            "childScenes.embedRecipeOfTheDay(in: recipeOfTheDayContainer, of: self)",
            with: "embedRecipeOfTheDay(in: recipeOfTheDayContainer, from: environment)",
            in: view
        )
        let run = try await sample.vipergen("generate")
        // The sample's own tests make it in the new way, which the run warns of.
        #expect(run.succeeded, "\(run.everything)")
        let generated = "\(folder)/Generated/RecipeSearchScene.swift"
        #expect(
            try sample.editor.read(generated)
                .contains("RecipeSearchViewController(presenter: presenter, environment: environment)")
        )
        #expect(
            try sample.editor.read(generated)
                .contains(
                    "func embedRecipeOfTheDay(in container: UIView, from environment: any RecipeSearchViewEnvironment) {"
                )
        )
    }

    private func goOver(_ editor: SourceEditor) throws {
        let folder = "package/Sources/Catalogue/Application/Article/Article"
        for part in ["Presenter", "Interactor"] {
            try editor.deleteClass("Article\(part)", in: "\(folder)\(part).swift")
        }
        try editor.write(
            "import ViperRuntime\n\nextension ArticleWireframe {\n    func showShare() {}\n\n    func showOpen(number: Int64) {}\n}\n",
            to: "\(folder)Wireframe.swift"
        )
        let view = "\(folder)ViewController.swift"
        let presenter = "presenter: any ArticlePresenterContract"
        try editor.replace(
            "private var presenter: (any ArticlePresenterContract)?",
            with: "private let \(presenter)",
            in: view
        )
        try editor.replace("presenter?.", with: "presenter.", in: view)
        try editor.replace(
            "    func inject(\(presenter)) {\n        self.presenter = presenter\n    }\n\n",
            with: "",
            in: view
        )
        try editor.replace("    init(environment:", with: "    init(\(presenter), environment:", in: view)
        try editor.replace(
            "        super.init(",
            with: "        self.presenter = presenter\n        super.init(",
            in: view
        )
        let tests = "package/Tests/CatalogueTests/ArticleTests.swift"
        try editor.replace("        viewController.inject(presenter: presenter)\n", with: "", in: tests)
        try editor.replace(
            "environment: MockArticleEnvironment()\n",
            with: "presenter: presenter, environment: MockArticleEnvironment()\n",
            in: tests
        )
    }

    private func expectToCompile(_ folder: TemporaryFolder) async throws {
        let compiler = try SwiftPackageCompiler(mode: .swift6WithFeatures)
        let runtime = try await compiler.compileRuntime()
        try #require(runtime.succeeded, "\(runtime.everything)")
        let package = try EmittedPackage(
            specs: folder.url.appendingPathComponent("specs"),
            folder: folder.url.appendingPathComponent("package")
        )
        for module in try package.modules(upTo: "CatalogueTests") {
            let run = try await compiler.compile(module)
            try #require(run.succeeded, "\(module.name):\n\(run.everything)")
        }
    }
}

extension SourceEditor {
    fileprivate func deleteClass(_ name: String, in path: String) throws {
        let source = try read(path)
        guard let start = source.range(of: "@MainActor\nfinal class \(name) {"),
            let end = source.range(of: "\n}\n\n", range: start.upperBound..<source.endIndex)
        else { throw NotFound(text: name, path: path) }
        try write(source.replacingCharacters(in: start.lowerBound..<end.upperBound, with: ""), to: path)
    }
}
