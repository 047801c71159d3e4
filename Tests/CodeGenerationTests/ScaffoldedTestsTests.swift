import Foundation
import TestSupport
import Testing

/// The tests that come with a new package pass untouched, and notice when a presenter does nothing.
@Suite(.serialized) struct ScaffoldedTestsTests {
    @Test func standardPackagePassesAndAnEmptiedPresenterFails() async throws {
        let folder = try await generate("Standard")
        let package = folder.url.appendingPathComponent("package")
        let untouched = try await test(package)
        #expect(untouched.succeeded, "\(untouched.everything.suffix(4_000))")
        #expect(untouched.everything.contains("Suite CataloguePresenterTests passed"))

        let editor = SourceEditor(folder: package)
        try editor.emptyEventHandlers(in: "Sources/Catalogue/Application/Catalogue/CataloguePresenter.swift")
        let emptied = try await test(package)
        #expect(!emptied.succeeded)
        let tests = try editor.read("Tests/CatalogueTests/CatalogueTests.swift").presenterTestNames
        #expect(tests.count >= 9)
        for name in tests { #expect(emptied.everything.contains("Test \(name)() failed"), "\(name)") }
    }

    @Test func swiftUIPackagePasses() async throws {
        let folder = try await generate("SwiftUI")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Suite ShelfViewControllerTests passed"))
    }

    /// What an overlay tests of the generated code itself is tested along.
    @Test func mvvmPackagePassesAndAnEmptiedViewModelFails() async throws {
        let folder = try await generate("MVVM")
        let package = folder.url.appendingPathComponent("package")
        let untouched = try await test(package)
        #expect(untouched.succeeded, "\(untouched.everything.suffix(4_000))")
        for suite in [
            "AlbumDetailViewModelTests", "AlbumDetailUseCaseTests", "ImageViewControllerTests", "RedrawTests",
        ] {
            #expect(untouched.everything.contains("Suite \(suite) passed"), "\(suite)")
        }

        let editor = SourceEditor(folder: package)
        let folderOfScene = "Sources/Prints/Application/AlbumDetail"
        try editor.emptyEventHandlers(in: "\(folderOfScene)/AlbumDetailViewModel.swift", of: "ViewModelContract")
        try editor.replace(
            "try await repository.fetchImages(albumID: albumID)",
            with: "[]",
            in: "\(folderOfScene)/AlbumDetailUseCase.swift"
        )
        let emptied = try await test(package)
        #expect(!emptied.succeeded)
        let tests = try editor.read("Tests/PrintsTests/AlbumDetailTests.swift").presenterTestNames
        #expect(tests.count >= 9)
        for name in tests + ["fetchImagesAsksTheRepository"] {
            #expect(emptied.everything.contains("Test \(name)() failed"), "\(name)")
        }
    }

    @Test func xctestPackagePasses() async throws {
        let folder = try await generate("XCTest")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Test Suite 'NoteListPresenterTests' passed"))
    }

    @Test func packageWithVariationsPasses() async throws {
        let folder = try await generate("Variations")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Test wallAsNewWall() passed"))
        #expect(run.everything.contains("Test wallIsTheVariantThatItsFlagsName() passed"))
        for scene in ["Workshop", "Catalogue"] {
            #expect(run.everything.contains("Suite \(scene)ViewControllerTests passed"))
        }
    }

    @Test func packageWithImagesPasses() async throws {
        let folder = try await generate("Images")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Suite PictureViewControllerTests passed"))
    }

    private func generate(_ golden: String) async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let overlay = Repository.goldens.appendingPathComponent("\(golden)/overlay")
        try folder.copy(Repository.goldens.appendingPathComponent("\(golden)/specs"), to: "specs")
        if FileManager.default.fileExists(atPath: overlay.path) { try folder.copy(overlay, to: "package") }
        let editor = SourceEditor(folder: folder.url)
        let lines = try editor.read("specs/project.yml").components(separatedBy: "\n").map { line in
            line.hasPrefix("runtime:") ? "runtime: { path: '\(Repository.root.path)' }" : line
        }
        try editor.write(lines.joined(separator: "\n"), to: "specs/project.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        try #require(run.succeeded, "\(run.everything)")
        return folder
    }

    private func test(_ package: URL) async throws -> ToolRun {
        try await Tool.run("swift", ["test", "-Xswiftc", "-warnings-as-errors"], in: package)
    }
}

extension SourceEditor {
    /// Takes the statements out of what the presenter, or the view model, does about events.
    fileprivate func emptyEventHandlers(in path: String, of contract: String = "PresenterContract") throws {
        var kept: [String] = []
        var isInHandlers = false
        for line in try read(path).components(separatedBy: "\n") {
            if line.hasPrefix("extension ") { isInHandlers = line.contains(contract) }
            if !isInHandlers || !line.hasPrefix("        ") { kept.append(line) }
        }
        try write(kept.joined(separator: "\n"), to: path)
    }
}

extension String {
    /// Names of the tests in a file's first suite.
    fileprivate var presenterTestNames: [String] {
        let suite = components(separatedBy: "\n}\n").first ?? ""
        return suite.components(separatedBy: "@Test func ").dropFirst().map { $0.components(separatedBy: "(")[0] }
    }
}
