import Foundation
import TestSupport
import Testing

/// What `wiring: generated` leaves to people, and how they get there and out of it.
@Suite(.serialized) struct GeneratedWiringTests {
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
        let generated = "package/Sources/Rooms/Generated/Picture/PicturePresenterWiring.swift"
        let own = "package/Sources/Rooms/Application/Picture/PicturePresenter+Class.swift"
        let lines = try editor.read(generated).components(separatedBy: "\n").drop { $0.hasPrefix("//") }
        try editor.write(lines.joined(separator: "\n"), to: own)
        try editor.delete(generated)
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(generated).path))
        let check = try await Tool.vipergen("check", "--output", "package", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
        try editor.delete(own)
        let again = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(again.succeeded, "\(again.everything)")
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(generated).path))
    }

    /// The spec and the presenter, which `sync` adds it to; the view is the third file.
    @Test func anEventTakesThreeFiles() async throws {
        let folder = try TemporaryFolder()
        try folder.copy(Repository.root.appendingPathComponent("specs"), to: "specs")
        for part in ["Sources", "Tests"] {
            try folder.copy(
                Repository.root.appendingPathComponent("Examples/Kitchen/\(part)"),
                to: "Examples/Kitchen/\(part)"
            )
        }
        let editor = SourceEditor(folder: folder.url)
        let spec = "specs/Kaimono/KaimonoShopDetail.yml"
        try editor.replace("state:\n", with: "state:\n  isFavourite: Bool\n", in: spec)
        try editor.replace("events:\n", with: "events:\n  didTapFavourite:\n", in: spec)
        let options = ["--specs", "specs", "--output", "Examples/Kitchen"]
        let run = try await Tool.run(Repository.vipergen.path, ["generate", "--sync"] + options, in: folder.url)
        #expect(run.succeeded, "\(run.everything)")
        let before = try FileTree.read(Repository.root.appendingPathComponent("Examples/Kitchen/Sources"))
        let after = try FileTree.read(folder.url.appendingPathComponent("Examples/Kitchen/Sources"))
        let changed = after.filter { !$0.key.contains("Generated/") && before[$0.key] != $0.value }
        let presenter = "Kaimono/Application/KaimonoShopDetail/KaimonoShopDetailPresenter.swift"
        #expect(changed.keys.sorted() == [presenter])
        let added = try #require(changed[presenter]).count(of: "\n") - (before[presenter]?.count(of: "\n") ?? 0)
        #expect(added <= 4)
    }

    /// Twelve scenes, of which a person opens six files each at most.
    @Test func scenesOfTheSampleHardlyConnectAnything() throws {
        let kitchen = Repository.root.appendingPathComponent("Examples/Kitchen")
        let files = try FileTree.read(kitchen).filter { $0.key.hasSuffix(".swift") && !$0.key.contains("/Generated/") }
        let presenters = files.keys.filter { $0.hasPrefix("Sources/") && $0.hasSuffix("Presenter.swift") }
        #expect(presenters.count > 8)
        for presenter in presenters {
            let folder = presenter.split(separator: "/").dropLast().joined(separator: "/") + "/"
            let scene = folder.split(separator: "/").last.map(String.init) ?? ""
            let own = files.filter { $0.key.hasPrefix(folder) }
            let tests = files.keys.filter { $0.hasSuffix("/\(scene)Tests.swift") }
            #expect(1 + own.count + tests.count <= 6, "\(own.keys.sorted())")
            let connecting = own.values.map { ConnectingLines(in: String(decoding: $0, as: UTF8.self)).count }
            #expect(connecting.reduce(0, +) <= 16, "\(scene)")
        }
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

extension Data {
    fileprivate func count(of character: Character) -> Int {
        String(decoding: self, as: UTF8.self).count { $0 == character }
    }
}

/// Lines that hold or hand on another part of the scene, and do nothing else.
private struct ConnectingLines {
    let count: Int

    init(in source: String) {
        var count = 0
        var isInside = false
        for line in source.components(separatedBy: "\n") {
            if isInside || Self.property(line) { count += 1 }
            if isInside { isInside = line != "    }" }
            if Self.heads.contains(where: line.hasPrefix) {
                count += 1
                isInside = !line.hasSuffix("}")
            }
        }
        self.count = count
    }

    private static let heads = ["    init(", "    required init?(", "    func inject(", "    private func update("]
    private static let parts = [
        "view: (", "presenter: ", "interactor: ", "wireframe: ", "environment: ", "descriptor: ", "viewController: ",
        "state: ", "tasks = ",
    ]

    private static func property(_ line: String) -> Bool {
        ["let ", "var "].contains { keyword in
            line.hasPrefix("    ") && !line.hasPrefix("     ")
                && line.components(separatedBy: keyword).dropFirst().first.map { rest in
                    parts.contains(where: rest.hasPrefix)
                } ?? false
        }
    }
}
