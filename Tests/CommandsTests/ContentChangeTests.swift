import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// Views come and move as specs change, and nothing of the user's is touched.
@Suite struct ContentChangeTests {
    private static let scene = """
        scene: Jar
        style: swiftui
        state: { lid: Bool, label: String }
        events: [didTapOpen]
        previews: { closed: { lid: true } }
        contents:
          jar:
            lid: { state: [lid], events: [didTapOpen] }

        """

    private func pantry() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try folder.write(Self.scene, to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergenOnce("generate", in: folder)
        #expect(run.succeeded, "\(run.errors)")
        return folder
    }

    @Test(arguments: [["generate"], ["generate", "--sync"]])
    func aSectionThatIsAddedGetsItsFile(arguments: [String]) async throws {
        let folder = try await pantry()
        let content = "Sources/Shelves/Application/Jar/Contents/JarJarContent.swift"
        try folder.write("// mine\n" + (try text(content, in: folder)), to: content)
        let before = try FileTree.read(folder.url.appendingPathComponent("Sources/Shelves/Application"))
        try folder.write(Self.scene + "    label: { state: [label] }\n", to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen(arguments, in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let after = try FileTree.read(folder.url.appendingPathComponent("Sources/Shelves/Application"))
        #expect(after.keys.filter { before[$0] == nil } == ["Jar/Sections/JarLabelSection.swift"])
        for (path, contents) in before { #expect(after[path] == contents, "\(path)") }
        // It is drawn after the others, by the scaffold as it stands.
        let sections = try text("Sources/Shelves/Generated/JarScene.swift", in: folder)
        #expect(sections.contains("            lid\n            label\n"))
    }

    @Test func aSectionThatIsDeclaredElsewhereIsNotWrittenAgain() async throws {
        let folder = try await pantry()
        let section = "Sources/Shelves/Application/Jar/Sections/JarLidSection.swift"
        let other = "Sources/Shelves/Application/Jar/Lid.swift"
        try folder.write(try text(section, in: folder), to: other)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(section))
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(section).path))
    }

    @Test func viewsAreToBeMovedIntoTheirModuleFirst() async throws {
        let folder = try await pantry()
        try folder.write("uiModule: true\n", to: "specs/Shelves/module.yml")
        let before = try FileTree.read(folder.url)
        let refused = try await Tool.vipergen("generate", in: folder.url)
        let view = "Application/Jar/JarView.swift"
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains(
                "'JarView' belongs in the module 'ShelvesUI', but 'Sources/Shelves/\(view)' declares it [type-in-other-module]"
            )
        )
        #expect(refused.errors.contains("move it to 'Sources/ShelvesUI/\(view)'"))
        #expect(try FileTree.read(folder.url) == before)

        let files = FileManager.default
        let target = folder.url.appendingPathComponent("Sources/ShelvesUI/Application")
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        try files.moveItem(
            at: folder.url.appendingPathComponent("Sources/Shelves/Application/Jar/JarView.swift"),
            to: target.appendingPathComponent("JarView.swift")
        )
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let after = try FileTree.read(folder.url)
        // The view is declared in its module already.
        #expect(after["Sources/ShelvesUI/Application/Jar/JarView.swift"] == nil)
        #expect(after["Sources/Shelves/Application/Jar/JarNavigationItem.swift"] != nil)
    }

    /// Its files declare what is generated again, but nobody wrote them: the spec isn't what has to change.
    @Test func aRenamedFolderOfGeneratedFilesIsToldAtItsFiles() async throws {
        let folder = try await pantry()
        let module = folder.url.appendingPathComponent("Sources/Shelves")
        let (generated, renamed) = (module.appendingPathComponent("Generated"), module.appendingPathComponent("Gen"))
        try FileManager.default.moveItem(at: generated, to: renamed)
        let refused = try await Tool.vipergen("generate", in: folder.url)
        #expect(refused.status == 1 && refused.errors.contains("move it back to its folder 'Generated'"))
        let places = refused.errors.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(places.allSatisfy { $0.hasPrefix("Sources/Shelves/Gen/") }, "\(refused.errors)")
        #expect(Set(places).count == places.count && !refused.errors.contains("declares it"), "\(refused.errors)")
        try FileManager.default.moveItem(at: renamed, to: generated)
        let check = try await Tool.vipergen("check", in: folder.url)
        #expect(check.succeeded, "\(check.everything)")
    }

    /// What generated code gives a view goes along with it: nothing of it is gone.
    @Test func aViewThatComesBackHasItsContents() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "project: Pantry\nplatforms: { iOS: \"17.0\" }\nruntime: ../..\n",
            to: "specs/project.yml"
        )
        try folder.write("uiModule: true\n", to: "specs/Shelves/module.yml")
        let scene = "style: swiftui\nstate: { text: String }\ncontents: { main: { words: { state: [text] } } }\n"
        try folder.write(scene, to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write("uiModule: false\n", to: "specs/Shelves/module.yml")
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("Sources/ShelvesUI/Application/Jar"),
            to: folder.url.appendingPathComponent("Sources/Shelves/Application/Jar/Views")
        )
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded && run.errors.isEmpty, "\(run.errors)")
    }

    @Test func theViewOfAnMVVMSceneMovesToo() async throws {
        let folder = try await pantry()
        try folder.write("style: mvvm\nparts: { lid: { state: { isOpen: Bool } } }\n", to: "specs/Tins/Tin.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write("uiModule: true\n", to: "specs/Tins/module.yml")
        let refused = try await Tool.vipergen("generate", in: folder.url)
        #expect(refused.status == 1)
        let view = "Application/Tin/TinView.swift"
        for part in [
            "'TinView' belongs in the module 'TinsUI', but 'Sources/Tins/\(view)' declares it [type-in-other-module]",
            "move it to 'Sources/TinsUI/\(view)', with the views of its parts but without its extension",
        ] {
            #expect(refused.errors.contains(part), "\(refused.errors)")
        }
    }

    @Test func aViewThatGetsChildrenIsToBeMovedOutOfTheModuleOfViewsFirst() async throws {
        let folder = try await pantry()
        let files = FileManager.default
        try files.removeItem(at: folder.url.appendingPathComponent("Sources"))
        try folder.write("uiModule: true\n", to: "specs/Shelves/module.yml")
        try folder.write("scene: Lid\n", to: "specs/Shelves/Lid.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        try folder.write(Self.scene + "children: { lid: Lid }\n", to: "specs/Shelves/Jar.yml")
        let before = try FileTree.read(folder.url)
        let refused = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(refused.status == 1)
        let view = "Application/Jar/JarView.swift"
        #expect(
            refused.errors.contains(
                "'JarView' belongs in the module 'Shelves', but 'Sources/ShelvesUI/\(view)' declares it [type-in-other-module]"
            )
        )
        #expect(refused.errors.contains("move it to 'Sources/Shelves/\(view)', with its contents and sections, then"))
        #expect(try FileTree.read(folder.url) == before)

        try files.moveItem(
            at: folder.url.appendingPathComponent("Sources/ShelvesUI/Application/Jar"),
            to: folder.url.appendingPathComponent("Sources/Shelves/Application/Jar/Views")
        )
        let moved = try await Tool.vipergen("generate", "--sync", in: folder.url)
        #expect(moved.succeeded, "\(moved.errors)")
        #expect(!moved.errors.contains("scaffold-of-other-style"))
        // Nothing is declared twice: the navigation item stays where it is.
        let after = try FileTree.read(folder.url)
        #expect(after["Sources/Shelves/\(view)"] == nil)
        #expect(after["Sources/Shelves/Application/Jar/JarNavigationItem.swift"] != nil)
    }

    /// Also where the folders of the module and of its views are the team's own.
    @Test(arguments: ["Sources/Shelves", "Modules/Shelves"])
    func aViewIsToldThatItsBindingHasChanged(sources: String) async throws {
        let folder = try TemporaryFolder()
        let platforms = "platforms: { iOS: \"17.0\" }\n"
        try folder.write("project: Pantry\nruntime: ../..\n" + platforms, to: "specs/project.yml")
        try folder.write("uiModule: true\nsources: \(sources)\n", to: "specs/Shelves/module.yml")
        let head = "style: swiftui with observation\n"
        let scene = head + "state: { lid: Bool, label: String }\nevents: [didTapOpen, didTapShut]\n"
        try folder.write(scene, to: "specs/Shelves/Jar.yml")
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        let view = "\(sources)UI/Application/Jar/JarView.swift"
        #expect(try !folder.read(view).contains("@ObservedObject"))
        let less = scene.replacing(", label: String", with: "").replacing(", didTapShut", with: "")
        try folder.write(less.replacing("observation", with: "combine"), to: "specs/Shelves/Jar.yml")
        let run = try await Tool.vipergen("generate", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let told = run.errors.split(separator: "\n").filter { $0.hasPrefix(view) && $0.contains(": warning: ") }
        #expect(told.contains { $0.contains("'JarDataSource' is an 'ObservableObject' now") }, "\(run.errors)")
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }
}
