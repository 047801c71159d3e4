import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// A scene changes its style by one word of its spec.
@Suite struct StyleChangeTests {
    private static let folder = "Sources/Shelves/Application/Jar"

    private func pantry(style: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("project: Pantry\nruntime: ../..\n", to: "specs/project.yml")
        try await change(folder, to: style)
        return folder
    }

    @discardableResult
    private func change(_ folder: TemporaryFolder, to style: String) async throws -> ToolRun {
        try folder.write(
            "scene: Jar\nstyle: \(style)\nevents: [didTapOpen]\n\(style == "mvvm" ? "useCase" : "interactor"): {}\nroutes: {}\n",
            to: "specs/Shelves/Jar.yml"
        )
        return try await Tool.vipergen("generate", in: folder.url)
    }

    @Test func backToUIKit() async throws {
        let folder = try await pantry(style: "swiftui")
        let before = try FileTree.read(folder.url)
        #expect(try await change(folder, to: "uikit").succeeded)
        let after = try FileTree.read(folder.url)
        for part in ["Presenter", "Interactor", "View"] {
            let file = "\(StyleChangeTests.folder)/Jar\(part).swift"
            #expect(after[file] == before[file] && after[file] != nil)
        }
        #expect(after["\(StyleChangeTests.folder)/JarViewController.swift"] != nil)
        let generated = after.filter { $0.key.contains("/Generated/") }.map {
            String(decoding: $0.value, as: UTF8.self)
        }
        #expect(!generated.contains { $0.contains("JarDataSource") })
    }

    @Test func toMVVMNamesWhatStaysBehind() async throws {
        let folder = try await pantry(style: "swiftui")
        let before = try FileTree.read(folder.url)
        let run = try await change(folder, to: "mvvm")
        #expect(run.succeeded, "\(run.errors)")
        for part in ["Presenter", "Interactor", "View"] {
            let file = "\(StyleChangeTests.folder)/Jar\(part).swift"
            // A view conforms to nothing generated, and stays with another content.
            let isTold = run.errors.contains("warning: 'Jar\(part)' conforms to 'Jar\(part)Contract'")
            #expect(isTold == (part != "View"), "\(run.errors)")
            #expect(try FileTree.read(folder.url)[file] == before[file])
        }
        #expect(!run.errors.contains("'JarWireframe"))
        let again = try await change(folder, to: "mvvm").errors
        for part in ["Presenter", "Interactor"] {
            #expect(
                again.contains(
                    "\(StyleChangeTests.folder)/Jar\(part).swift:1:1: warning: 'Jar\(part).swift' belongs to no scene: 'Jar' is of the style 'mvvm', which has no such file [orphaned-file]"
                )
            )
        }
        #expect(!again.contains("JarView.swift") && !again.contains("JarWireframe.swift"), "\(again)")

        let back = try await change(folder, to: "swiftui")
        #expect(back.succeeded)
        for part in ["ViewModel", "UseCase", "Repository"] {
            #expect(back.errors.contains("'Jar\(part)' conforms to 'Jar\(part)Contract'"), "\(back.errors)")
        }
        // Nobody has changed it meanwhile.
        #expect(!back.errors.contains("'JarView'"))
        #expect(try FileTree.read(folder.url)["\(StyleChangeTests.folder)/JarPresenter.swift"] != nil)
    }

    @Test func toSwiftUIOnceTheOldViewControllerIsGone() async throws {
        let folder = try await pantry(style: "uikit")
        let before = try FileTree.read(folder.url)
        let refused = try await change(folder, to: "swiftui")
        let old = "\(StyleChangeTests.folder)/JarViewController.swift"
        #expect(refused.status == 1)
        #expect(
            refused.errors.contains(
                "the spec generates 'JarViewController' now, but '\(old)' declares it"
            )
        )
        #expect(try FileTree.read(folder.url.appendingPathComponent("Sources")) == before.inSources)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(old))
        #expect(try await Tool.vipergen("generate", in: folder.url).succeeded)
        #expect(try FileTree.read(folder.url)["Sources/Shelves/Generated/JarScene.swift"] != nil)
    }
}

extension [String: Data] {
    fileprivate var inSources: [String: Data] {
        Dictionary(
            uniqueKeysWithValues: filter { $0.key.hasPrefix("Sources/") }.map {
                (String($0.key.dropFirst(8)), $0.value)
            }
        )
    }
}
