import CommandTestSupport
import Foundation
import Testing
import TestSupport

/// The tests that come with a new package pass untouched, and notice when a presenter does nothing, or a view ignores its
/// state.
@Suite(.onlyInTestAll) struct ScaffoldedTestsTests {
    @Test func standardPackagePassesAndAnEmptiedPresenterAndViewFail() async throws {
        let folder = try await generate("Standard")
        let package = folder.url.appendingPathComponent("package")
        let untouched = try await test(package)
        #expect(untouched.succeeded, "\(untouched.everything.suffix(4_000))")
        #expect(untouched.everything.contains("Suite CataloguePresenterTests passed"))

        let editor = SourceEditor(folder: package)
        let scene = "Sources/Catalogue/Application/Catalogue"
        try editor.emptyEventHandlers(in: "\(scene)/CataloguePresenter.swift")
        try editor.emptyEventHandlers(in: "\(scene)/CatalogueViewController.swift", of: "SceneViewContract")
        let emptied = try await test(package)
        #expect(!emptied.succeeded)
        let tests = try editor.read("Tests/CatalogueTests/CatalogueTests.swift").presenterTestNames
        #expect(tests.count >= 9)
        for name in tests { #expect(emptied.everything.contains("Test \(name)() failed"), "\(name)") }
        #expect(emptied.everything.contains("Test differentStatesLookDifferent() failed"))
        #expect(emptied.everything.contains("Suite CataloguePreviewTests failed"))
    }

    @Test func swiftUIPackagePasses() async throws {
        let folder = try await generate("SwiftUI")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Suite ShelfPresenterTests passed"))
    }

    /// Fields that are loaded, errors of one type, and actions, in each style.
    @Test func packageWithLoadablesPasses() async throws {
        let folder = try await generate("Loads")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        for suite in ["BasketPresenterTests", "ReceiptPresenterTests", "HistoryViewModelTests"] {
            #expect(run.everything.contains("Suite \(suite) passed"), "\(suite)")
        }
    }

    /// Twelve of fourteen scenes have specs; the overlay's tests open scenes of both kinds.
    @Test func halfWayPackageOpensScenesOfBothKinds() async throws {
        let folder = try await generate("HalfWay")
        let package = folder.url.appendingPathComponent("package")
        let run = try await test(package)
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Suite OpeningTests passed"))
        let editor = SourceEditor(folder: package)
        try editor.replace("enum FilmViewBuilder", with: "enum FilmBuilder", in: "Sources/Films/Screens/Builders.swift")
        let build = try await Tool.run("swift", ["build"], in: package)
        #expect(!build.succeeded)
        let line = try editor.lineNumber(of: "FilmViewBuilder", in: "Sources/Cinema/Generated/Dependencies+Films.swift")
        let place = "Sources/Cinema/Generated/Dependencies+Films.swift:\(line):"
        #expect(
            build.everything.split(separator: "\n").contains {
                $0.contains(place) && $0.contains("cannot find 'FilmViewBuilder' in scope")
            },
            "\(build.everything)"
        )
    }

    /// Also when one of its scenes has moved to a feature, and when it has come back.
    @Test func packageWithScenesInItsAppPasses() async throws {
        let folder = try await generate("AppScenes")
        let package = folder.url.appendingPathComponent("package")
        let untouched = try await test(package)
        #expect(untouched.succeeded, "\(untouched.everything.suffix(4_000))")
        for suite in ["OpeningTests", "FrontViewModelTests", "OffersPresenterTests", "BazaarLifetimeTests"] {
            #expect(untouched.everything.contains("Suite \(suite) passed"), "\(suite)")
        }
        for module in ["Stalls", "Bazaar"] {
            let move = try await Tool.vipergen(
                "move",
                "scene",
                "Till",
                "--module",
                module,
                "--output",
                "package",
                "--yes",
                in: folder.url
            )
            try #require(move.succeeded, "\(move.errors)")
            try MoveRemedies(move.errors).apply(in: folder.url)
            let check = try await Tool.vipergen("check", "--output", "package", in: folder.url)
            #expect(check.succeeded, "\(check.everything)")
            let moved = try await test(package)
            #expect(moved.succeeded, "\(moved.everything.suffix(4_000))")
            #expect(moved.everything.contains("Suite TillPresenterTests passed"))
        }
        try await expectToStartWithAnOwnScene(folder)
    }

    /// As a tab, and alone.
    private func expectToStartWithAnOwnScene(_ folder: TemporaryFolder) async throws {
        let package = folder.url.appendingPathComponent("package")
        let program = ["run", "-Xswiftc", "-warnings-as-errors", "BazaarHeadless"]
        let tabs = try await Tool.run("swift", program, in: package)
        #expect(tabs.output.hasPrefix("UITabBarController\n"), "\(tabs.everything.suffix(4_000))")
        #expect(tabs.output.contains("\n    FrontViewController \"Front\"\n"), "\(tabs.output)")
        let editor = SourceEditor(folder: folder.url)
        try editor.replace("tabs: [Front, Stall]", with: "start: Front", in: "specs/project.yml")
        let run = try await Tool.vipergen("generate", "--output", "package", in: folder.url)
        #expect(run.succeeded, "\(run.errors)")
        let start = try await Tool.run("swift", program, in: package)
        #expect(start.output.contains("FrontViewController \"Front\""), "\(start.everything.suffix(4_000))")
        #expect(!start.output.contains("UITabBarController"), "\(start.output)")
    }

    /// What an overlay tests of the generated code itself is tested along.
    @Test func mvvmPackagePassesAndAnEmptiedViewModelFails() async throws {
        let folder = try await generate("MVVM")
        let package = folder.url.appendingPathComponent("package")
        let untouched = try await test(package)
        #expect(untouched.succeeded, "\(untouched.everything.suffix(4_000))")
        for suite in [
            "AlbumDetailViewModelTests", "AlbumDetailUseCaseTests", "RedrawTests",
            "FrameListUseCaseTests", "FrameDetailViewModelTests",
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

    /// Optimised or not; and what a stub has to say reaches the running test, whichever library it is of.
    @Test(arguments: ["debug", "release"])
    func xctestPackagePassesAndStubsAreHeard(configuration: String) async throws {
        let folder = try await generate("XCTest")
        try SourceEditor(folder: folder.url).write(
            """
            import Testing
            import ViperTesting
            import XCTest

            final class StubCase: XCTestCase {
                func testStub() { XCTAssertThrowsError(try StubAPIClient().response(to: "/case")) }
            }

            @Suite struct StubSuite {
                @Test func stub() { #expect(throws: (any Error).self) { try StubAPIClient().response(to: "/suite") } }
            }
            """,
            to: "package/Tests/NotesTests/StubTests.swift"
        )
        let package = folder.url.appendingPathComponent("package")
        let run = try await test(package, "-c", configuration, "-Xswiftc", "-enable-testing")
        #expect(
            run.everything.contains("Test Suite 'NoteListPresenterTests' passed"),
            "\(run.everything.suffix(4_000))"
        )
        #expect(run.everything.contains("error: StubCase.testStub : failed - No response is registered for GET /case;"))
        #expect(run.everything.contains("Test stub() recorded an issue at StubTests.swift:10:"))
        #expect(run.everything.contains("No response is registered for GET /suite;"))
        #expect(run.everything.contains("with 1 failure (0 unexpected)"))
        #expect(run.everything.contains("Test run with 1 test in 1 suite failed"))
    }

    @Test func packageWithVariationsPasses() async throws {
        let folder = try await generate("Variations")
        // Of the output of so many tests some lines have been seen to be missing; the file has them all.
        let results = folder.url.appendingPathComponent("results.xml").path
        let run = try await test(folder.url.appendingPathComponent("package"), "--xunit-output", results)
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        let tests = try String(contentsOfFile: results.replacing(".xml", with: "-swift-testing.xml"), encoding: .utf8)
        for name in ["wallAsNewWall()", "wallIsTheVariantThatItsFlagsName()"] {
            #expect(tests.contains("name=\"\(name)\""), "\(name)")
        }
        for scene in ["Workshop", "Catalogue"] { #expect(tests.contains("\(scene)PresenterTests\"")) }
    }

    @Test func packageWithImagesPasses() async throws {
        let folder = try await generate("Images")
        let run = try await test(folder.url.appendingPathComponent("package"))
        #expect(run.succeeded, "\(run.everything.suffix(4_000))")
        #expect(run.everything.contains("Suite PicturePresenterTests passed"))
        #expect(run.everything.contains("Suite WriterTests passed"))
        // Each display state is handed to the team's library, and once more in the trait that view controllers have.
        let pictures = run.everything.split(separator: "\n").filter { $0.hasPrefix("picture of ") }
        let names = ["plain", "plain-dark", "captioned", "captioned-dark"]
        #expect(pictures.map(String.init) == names.map { "picture of Portrait: \($0)" })
    }

    private func generate(_ golden: String) async throws -> TemporaryFolder {
        let folder = try await TemporaryFolder.forBuilds(package: "package")
        let overlay = Repository.goldens.appendingPathComponent("\(golden)/overlay")
        try folder.copy(Repository.goldens.appendingPathComponent("\(golden)/specs"), to: "specs")
        if FileManager.default.fileExists(atPath: overlay.path) { try folder.copy(overlay, to: "package") }
        try SourceEditor(folder: folder.url).useRuntimeOfCheckout(in: "specs/project.yml")
        let run = try await Tool.vipergenOnce("generate", "--output", "package", in: folder)
        try #require(run.succeeded, "\(run.everything)")
        return folder
    }

    private func test(_ package: URL, _ options: String...) async throws -> ToolRun {
        try await Tool.run("swift", ["test", "-Xswiftc", "-warnings-as-errors"] + options, in: package)
    }
}

extension SourceEditor {
    /// Takes the statements out of what the presenter or the view model does about events, or the view about states.
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
