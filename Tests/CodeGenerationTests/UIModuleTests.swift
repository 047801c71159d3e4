import CommandTestSupport
import Foundation
import TestSupport
import Testing

/// A module of views knows entities, and nothing of what fetches them.
@Suite struct UIModuleTests {
    private static let golden = Repository.goldens.appendingPathComponent("UIModule")

    @Test func viewsImportNoServicesAndNoFeatures() throws {
        let allowed: Set<String> = [
            // The platform's, the runtime, the project's entities, and those of the feature's own interface.
            "Combine", "Foundation", "Observation", "OpenCombine", "RxSwift", "SwiftUI", "UIKit",
            "ViperRuntime", "CafeCore", "MenuInterface",
        ]
        let files = try FileTree.read(Self.golden.appendingPathComponent("package/Sources/MenuUI"))
        #expect(files.count > 15)
        for (path, contents) in files {
            let text = String(decoding: contents, as: UTF8.self)
            let imported = text.split(separator: "\n").filter { $0.contains("import ") && !$0.contains("//") }
                .compactMap { $0.split(separator: " ").last.map(String.init) }
            #expect(Set(imported).isSubset(of: allowed), "\(path): \(imported)")
            for name in ["Environment", "Interactor", "Presenter", "Wireframe", "Resolver", "Kitchen", "Descriptor"] {
                #expect(!text.contains(name), "\(path) mentions \(name)")
            }
        }
    }

    /// It is compiled before the feature, and with nothing that isn't declared: each dependency of it is one of these.
    @Test func theManifestGivesItEntitiesOnly() throws {
        let manifest = String(
            decoding: try Data(contentsOf: Self.golden.appendingPathComponent("package/Package.swift")),
            as: UTF8.self
        )
        let target = try #require(
            manifest.components(separatedBy: ".target(\n            name: \"MenuUI\"").dropFirst().first
        )
        let dependencies = try #require(target.components(separatedBy: "\n            ],").first)
        let names = dependencies.split(separator: "\n").dropFirst(2).map { line in
            line.contains("name: \"RxSwift\"")
                ? "RxSwift" : line.trimmingCharacters(in: CharacterSet(charactersIn: " ,\""))
        }
        #expect(names == ["CafeCore", "MenuInterface", "runtime", "openCombine", "RxSwift"])
    }

    /// By one word more in `module.yml`, views, states and what is around them move; the feature's own files stay.
    @Test func nothingElseOfTheFeatureChanges() async throws {
        let without = try await generate(uiModule: "false")
        let with = try await generate(uiModule: "true")
        let moved = [
            "View", "State", "DataSource", "ViewDelegate", "ViewController", "Previews", "Contents", "Section",
        ]
        let scaffolds = without.filter { $0.key.hasPrefix("Sources/Menu/Application") || $0.key.hasPrefix("Tests/") }
        for (path, contents) in scaffolds where !path.contains("UI/") {
            // An `mvvm` scene's views stay with its view model.
            let isView =
                !path.contains("/Rating/")
                && (path.hasSuffix("View.swift") || path.contains("/Contents/") || path.contains("/Sections/"))
            if isView {
                #expect(with[path] == nil, "\(path)")
                #expect(with[path.replacingOccurrences(of: "Sources/Menu/", with: "Sources/MenuUI/")] != nil, "\(path)")
            } else {
                #expect(with[path] == contents, "\(path)")
            }
        }
        let generated = with.filter { $0.key.hasPrefix("Sources/Menu/Generated") }
            .map { String(decoding: $0.value, as: UTF8.self) }.joined()
        for (path, contents) in without where path.hasPrefix("Sources/Menu/Generated") {
            for declaration in String(decoding: contents, as: UTF8.self).components(separatedBy: "\n}\n").dropFirst() {
                let names = declaration.matches(of: /\n[\w ]*(?:class|struct|enum|protocol|extension) (\w+)/).map(
                    \.output.1
                )
                if names.isEmpty || declaration.contains("#if")
                    || names.contains(where: { name in moved.contains(where: name.hasSuffix) })
                {
                    continue
                }
                #expect(generated.contains(declaration), "\(path): \(names)")
            }
        }
    }

    /// The view of an `mvvm` scene moves by another word, and its view model alone changes, by two lines.
    @Test func ofAnMVVMSceneOnlyTheViewModelChanges() async throws {
        let without = try await generate(uiModule: "true")
        let with = try await generate(uiModule: "all")
        let (old, new) = ("Sources/Menu/Application/Rating/", "Sources/MenuUI/Application/Rating/")
        for view in ["RatingView.swift", "RatingNoteView.swift"] {
            #expect(without[old + view] != nil && with[old + view] == nil, "\(view)")
            #expect(with[new + view] != nil, "\(view)")
        }
        let model = old + "RatingViewModel.swift"
        let lines = [without, with].map { files in
            String(decoding: files[model] ?? Data(), as: UTF8.self).components(separatedBy: "\n")
        }
        let changed = lines[1].filter { !lines[0].contains($0) && !$0.contains("///") }
        #expect(
            changed.map { $0.trimmingCharacters(in: .whitespaces) }
                == ["let writer: PartsWriter", "writer = PartsWriter(startingFrom: descriptor)"]
        )
        for (path, contents) in without where path.hasPrefix(old) || path.hasPrefix("Tests/MenuTests/Rating") {
            let isView = ["View.swift", "Content.swift", "Section.swift"].contains(where: path.hasSuffix)
            if path != model, !isView { #expect(with[path] == contents, "\(path)") }
        }
    }

    private func generate(uiModule: String) async throws -> [String: Data] {
        let folder = try TemporaryFolder()
        try folder.copy(Self.golden.appendingPathComponent("specs"), to: "specs")
        try folder.copy(Self.golden.appendingPathComponent("overlay"), to: "package")
        let specs = SourceEditor(folder: folder.url.appendingPathComponent("specs"))
        try specs.replace("uiModule: all", with: "uiModule: \(uiModule)", in: "Menu/module.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        return try FileTree.read(folder.url.appendingPathComponent("package"))
    }
}
