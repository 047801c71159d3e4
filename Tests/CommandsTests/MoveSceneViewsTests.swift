import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// What shows a scene that moves, and the resources that it is made of.
@Suite struct MoveSceneViewsTests {
    private func move(_ arguments: String..., in folder: TemporaryFolder) async throws -> ToolRun {
        try await Tool.vipergen(["move", "scene"] + arguments, in: folder.url)
    }

    /// The document moves, and names the new module for the class that moves with it.
    @Test func nibsGoAlong() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("scene: Jar\nview: xib\n", to: "specs/Home/Jar.yml")
        // So that the module stays.
        try folder.write("scene: Lid\n", to: "specs/Home/Lid.yml")
        try folder.write("scene: Shelf\n", to: "specs/Shelves/Shelf.yml")
        let made = try await Tool.vipergen("generate", in: folder.url)
        #expect(made.succeeded, "\(made.errors)")
        let before = try FileTree.read(folder.url)
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        let nib = "Resources/JarViewController.xib"
        let text = before["Sources/Home/" + nib].map { String(decoding: $0, as: UTF8.self) }
        let moved = text?.replacing("customModule=\"Home\"", with: "customModule=\"Shelves\"")
        #expect(after["Sources/Shelves/" + nib] == moved.map { Data($0.utf8) } && moved != text)
        #expect(before["Sources/Home/" + nib] != nil && after["Sources/Home/" + nib] == nil)
        let controller = "Application/Jar/JarViewController.swift"
        let source = try #require(before["Sources/Home/" + controller]).text
        #expect(
            after["Sources/Shelves/" + controller]?.text
                == source.replacing(".homeResources", with: ".shelvesResources")
        )
        #expect(source.contains(".homeResources") && !run.errors.contains("[moved-code]"), "\(run.errors)")
        #expect(try await move("Jar", "--module", "Home", "--yes", in: folder).succeeded)
        #expect(try FileTree.read(folder.url)["Sources/Home/" + controller] == before["Sources/Home/" + controller])
    }

    /// The name of the resources changes with the file, and the translations are left to people.
    @Test func textsAreLookedUpInTheNewModule() async throws {
        let folder = try TemporaryFolder()
        let start = try await Tool.vipergen("init", "--yes", "Pantry", in: folder.url)
        try #require(start.succeeded, "\(start.errors)")
        for words in [["module", "Shelves"], ["scene", "Jar", "--module", "Shelves", "--route-from", "Welcome"]] {
            try #require(try await Tool.vipergen(["new"] + words, in: folder.url).succeeded)
        }
        let catalogue = "Sources/Shelves/Resources/Localizable.xcstrings"
        try folder.write("{ \"strings\" : { \"Jar\" : { \"localizations\" : {} } } }\n", to: catalogue)
        let run = try await move("Jar", "--module", "Home", "--yes", in: folder)
        #expect(run.succeeded)
        let path = "Sources/Home/Application/Jar/JarViewController.swift"
        let text = try folder.read(path)
        #expect(text.contains(".homeResources") && !text.contains(".shelvesResources"))
        let message = "\"Jar\" is looked up in 'Home' then, and its translations stay in '\(catalogue)' [moved-code]"
        #expect(run.errors.contains("\(path):20:") && run.errors.contains(message), "\(run.errors)")
    }

    /// Also of the first scene of a module that has no spec of its own.
    @Test(arguments: TestExtent.sample(["Jar"], of: ["Jar", "Lid"]))
    func theTextsOfTheModuleStay(scene: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nlocalization: en\n", to: "specs/project.yml")
        try folder.write("scene: Search\nroutes: { jar: { to: Jar } }\n", to: "specs/Home/Search.yml")
        for scene in ["Jar", "Lid"] { try folder.write("scene: \(scene)\n", to: "specs/Shelves/\(scene).yml") }
        let made = try await Tool.vipergen("generate", in: folder.url)
        #expect(made.succeeded, "\(made.errors)")
        let before = try FileTree.read(folder.url)
        let run = try await move(scene, "--module", "Home", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        #expect(after["Sources/Home/Application/\(scene)/\(scene)Presenter.swift"] != nil)
        let texts = ["Sources/Home", "Sources/Shelves"].flatMap { module in
            ["\(module)/Resources/Localizable.xcstrings", "\(module)/Generated/\(module.dropFirst(8))Resources.swift"]
        }
        for path in texts { #expect(after[path] == before[path] && after[path] != nil, "\(path)") }
    }

    /// Nothing would be there under the name that the new module's resources would have.
    @Test func aModuleWithoutResourcesHasNoNameForThem() async throws {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: ../..\n"
        try folder.write(project, to: "specs/project.yml")
        try folder.write("scene: Search\n", to: "specs/Home/Search.yml")
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        try folder.write("scene: Lid\nview: xib\n", to: "specs/Shelves/Lid.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let texts = "enum JarTexts { static let title = String(localized: \"jar\", bundle: .shelvesResources) }\n"
        try folder.write(texts, to: "Sources/Shelves/Application/Jar/JarTexts.swift")
        let run = try await move("Jar", "--module", "Home", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let path = "Sources/Home/Application/Jar/JarTexts.swift"
        for line in [
            "warning: 'shelvesResources' stays in 'Shelves', and 'Home' has no resources [moved-code]",
            "note: add 'localization: en' to 'specs/project.yml', which gives it some, and write 'homeResources' here",
        ] {
            #expect(run.errors.contains("\(path):1:70: \(line)\n"), "\(run.errors)")
        }
        try folder.write(project + "localization: en\n", to: "specs/project.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let accessor = try folder.read("Sources/Home/Generated/HomeResources.swift")
        #expect(accessor.contains("homeResources"), "\(accessor)")
    }

    /// A bundle may be asked for in other words. A symbol that Xcode makes of a resource that stays, the compiler misses.
    @Test func bundlesInOtherWordsAreTold() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\nlocalization: en\n", to: "specs/project.yml")
        try folder.write("scene: Search\n", to: "specs/Home/Search.yml")
        try folder.write("scene: Jar\n", to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let image = "Sources/Shelves/Resources/Assets.xcassets/jar-lid.imageset/Contents.json"
        try folder.write("{}\n", to: image)
        let texts = """
            import SwiftUI
            let lid = UIImage(resource: .jarLid)
            let bundle = #bundle
            let own = Bundle(for: JarViewController.self)

            """
        try folder.write(texts, to: "Sources/Shelves/Application/Jar/JarTexts.swift")
        let run = try await move("Jar", "--module", "Home", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let path = "Sources/Home/Application/Jar/JarTexts.swift"
        let told = run.errors.split(separator: "\n").filter { $0.hasPrefix(path) }.map { $0.dropFirst(path.count + 1) }
        let bundles = [("3:15", "#bundle"), ("4:23", "Bundle(for: JarViewController.self)")].flatMap { place, name in
            [
                "\(place): warning: after the move, '\(name)' is the bundle of 'Home' [moved-code]",
                "\(place): note: move what it loads from the resources of 'Shelves' to those of 'Home'",
            ]
        }
        #expect(told.map(String.init) == bundles, "\(run.errors)")
    }

    /// By that name, each module has a bundle of its own.
    @Test(arguments: TestExtent.first(1, of: [true, false])) func theBundleOfTheModuleIsTold(hasResources: Bool)
        async throws
    {
        let folder = try TemporaryFolder()
        let project = "project: Pantry\nruntime: ../..\n" + (hasResources ? "localization: en\n" : "")
        try folder.write(project, to: "specs/project.yml")
        try folder.write("scene: Search\n", to: "specs/Home/Search.yml")
        for scene in ["Jar", "Lid"] { try folder.write("scene: \(scene)\n", to: "specs/Shelves/\(scene).yml") }
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let texts = """
            import Foundation
            enum Part { case module }
            let jar = Bundle.module.url(forResource: "jar", withExtension: "json")
            let title = String(localized: "lid", bundle: .module) // Bundle.module
            let part: Part = .module

            """
        try folder.write(texts, to: "Sources/Shelves/Application/Jar/JarTexts.swift")
        let other = "import Foundation\nlet lid = Bundle.module\n"
        try folder.write(other, to: "Sources/Shelves/Application/Lid/LidFiles.swift")
        let run = try await move("Jar", "--module", "Home", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let told = run.errors.split(separator: "\n").filter { $0.contains("JarTexts.swift:") }
        let path = "Sources/Home/Application/Jar/JarTexts.swift"
        let message = "after the move, 'Bundle.module' is the bundle of 'Home'"
        let warning = "\(message)\(hasResources ? "" : ", which has no resources") [moved-code]"
        let note =
            hasResources
            ? "move what it loads from the resources of 'Shelves' to those of 'Home'"
            : "add 'localization: en' to 'specs/project.yml', which gives it some, and move what it loads there"
        let lines = ["3:18", "4:47"].flatMap { place in
            ["\(path):\(place): warning: \(warning)", "\(path):\(place): note: \(note)"]
        }
        #expect(told.map(String.init) == lines, "\(run.errors)")
        #expect(!run.errors.contains("LidFiles.swift"), "\(run.errors)")
    }

    /// Views, contents and sections move too, also into and out of a module of views.
    @Test(
        arguments: TestExtent.sample([(true, false)], of: [(false, false), (true, true), (true, false), (false, true)])
    )
    func viewsGoAlong(fromViews: Bool, toViews: Bool) async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("uiModule: \(fromViews)\n", to: "specs/Home/module.yml")
        try folder.write("uiModule: \(toViews)\n", to: "specs/Shelves/module.yml")
        let scene = "style: swiftui\nstate: { lid: Bool }\ncontents: { top: { lid: { state: [lid] } } }\n"
        try folder.write("scene: Jar\n" + scene, to: "specs/Home/Jar.yml")
        try folder.write("scene: Shelf\nstyle: swiftui\n", to: "specs/Shelves/Shelf.yml")
        let made = try await Tool.vipergen("generate", in: folder.url)
        #expect(made.succeeded, "\(made.errors)")
        let views = ["JarView", "Contents/JarTopContent", "Sections/JarLidSection"].map {
            "Application/Jar/\($0).swift"
        }
        let (old, new) = (
            fromViews ? "Sources/HomeUI" : "Sources/Home", toViews ? "Sources/ShelvesUI" : "Sources/Shelves"
        )
        for view in views {
            try folder.write("// mine\n" + (try folder.read("\(old)/\(view)")), to: "\(old)/\(view)")
        }
        for source in Set(["Sources/Home", old]) {
            try folder.write("mine\n", to: "\(source)/Application/Jar/\(source.dropFirst(8)).txt")
        }
        let before = try FileTree.read(folder.url)

        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        let left = ["Sources/Home/Application/Jar", "Sources/HomeUI/Application/Jar"]
        #expect(after.keys.filter { path in left.contains { path.hasPrefix($0) } } == [])
        #expect(after["Sources/Shelves/Application/Jar/Home.txt"] != nil)
        let hasNavigationItem = after["Sources/Shelves/Application/Jar/JarNavigationItem.swift"] != nil
        #expect(hasNavigationItem == (fromViews || toViews))
        for view in views + ["Application/Jar/JarPresenter.swift"] {
            let isView = view != "Application/Jar/JarPresenter.swift"
            let (from, to) = (isView ? old : "Sources/Home", isView ? new : "Sources/Shelves")
            let was = before["\(from)/\(view)"].map { $0.importing("Shelves") }
            #expect(after["\(to)/\(view)"].map { $0.importing("Shelves") } == was && was != nil, "\(view)")
            #expect(after["\(from)/\(view)"] == nil, "\(view)")
        }
    }

    /// In a module of views, what an `mvvm` scene's view draws from has another name, as the compiler tells.
    @Test func aViewOfAViewModelGetsIntoAModuleOfViews() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("uiModule: true\n", to: "specs/Shelves/module.yml")
        let jar = "scene: Jar\nstyle: mvvm\nparts: { lid: { state: { isOpen: Bool } } }\n"
        try folder.write(jar, to: "specs/Home/Jar.yml")
        // So that the module stays.
        try folder.write("scene: Lid\n", to: "specs/Home/Lid.yml")
        try folder.write("scene: Shelf\nstyle: swiftui\n", to: "specs/Shelves/Shelf.yml")
        let made = try await Tool.vipergen("generate", in: folder.url)
        #expect(made.succeeded, "\(made.errors)")

        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url)
        for view in ["JarView", "JarLidView"] {
            #expect(after["Sources/ShelvesUI/Application/Jar/\(view).swift"] != nil, "\(view)")
        }
        #expect(after["Sources/Shelves/Application/Jar/JarNavigationItem.swift"] != nil)
        let told = run.errors.split(separator: "\n").filter { $0.contains("[moved-code]") }
        for name in ["'JarViewController'", "'JarViewModel'", "'JarViewModel.Parts'"] {
            #expect(
                told.contains { $0.contains("known") && $0.contains(name) || $0.contains("doesn't know \(name)") },
                "\(run.errors)"
            )
        }
        let back = try await move("Jar", "--module", "Home", "--yes", in: folder)
        #expect(back.succeeded && !back.errors.contains("[moved-code]"), "\(back.errors)")
    }

    /// It lies in the file of the view, which goes where no view controller is known.
    @Test func whatAViewControllerHasIsToldOnTheWayIntoAModuleOfViews() async throws {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write("uiModule: true\n", to: "specs/Shelves/module.yml")
        try folder.write("scene: Jar\nstyle: swiftui\nstate: { lid: Bool }\n", to: "specs/Home/Jar.yml")
        try folder.write("scene: Shelf\nstyle: swiftui\n", to: "specs/Shelves/Shelf.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let run = try await move("Jar", "--module", "Shelves", "--yes", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        #expect(
            run.errors.contains("this file goes to 'ShelvesUI', which doesn't know 'JarViewController' [moved-code]")
                && run.errors.contains("move the extension to 'JarNavigationItem.swift'"),
            "\(run.errors)"
        )
    }
}

extension Data {
    /// The text of a source of `Home`, as one of another module.
    func importing(_ module: String) -> Data {
        let changed = text.replacing("@testable import Home\n", with: "@testable import \(module)\n")
        return Data(changed.replacing("import HomeInterface", with: "import \(module)Interface").utf8)
    }

    fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
