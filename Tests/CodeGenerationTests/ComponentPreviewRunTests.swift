import Foundation
import Testing
import TestSupport

/// The generated tests of components run, with a stand-in for SwiftUI: they pass, and fail where a component forgets what it is given.
/// So do tests that hold what sections and parts are drawn with against the states of their previews.
@Suite(.onlyInTestAll) struct ComponentPreviewRunTests {
    private static let golden = Repository.goldens.appendingPathComponent("Components/package")

    /// What is taken of the golden: in their folders, the sources of the module and of its tests.
    private static let sources = [
        "Sources/BakeryCore/Loaf.swift", "Sources/BakeryCore/UI/LoafCard.swift", "Sources/CounterUI/UI/NoteBadge.swift",
        "Sources/BakeryCore/Generated/Components/LoafCardPreviews.swift",
        "Tests/BakeryTests/Generated/LoafCardPreviewTests.swift",
    ]

    private static let generated = [
        "Sources/CounterUI/Generated/LoafListDisplay.swift", "Sources/CounterUI/Generated/LoafListDisplayStates.swift",
        "Sources/CounterUI/Generated/LoafOfTheDayDisplay.swift",
        "Sources/CounterUI/Generated/LoafOfTheDayDisplayStates.swift",
    ]

    private func package() async throws -> TemporaryFolder {
        let folder = try await TemporaryFolder.forBuilds()
        try folder.copy(Repository.root.appendingPathComponent("Tests/Fixtures/ComponentPreviews"), to: "")
        for path in Self.sources + Self.generated {
            let data = try Data(contentsOf: Self.golden.appendingPathComponent(path))
            // The macro is Apple's; what it shows is in the catalogue above it, or made by the initializer.
            let text = String(decoding: data, as: UTF8.self)
                .replacing(/[ ]*#Preview\([^\n]*\}\n/, with: "")
                .replacing("fileprivate init(showing", with: "init(showing")
            try #require(!text.contains("#Preview"), "\(path)")
            try folder.write(text, to: path)
        }
        try folder.copy(
            Repository.root.appendingPathComponent("Sources/ViperRuntime/SwiftUI/SceneDataSource.swift"),
            to: "Sources/ViperRuntime/SceneDataSource.swift"
        )
        return folder
    }

    @Test func passAndFailWhereAComponentForgetsWhatItIsGiven() async throws {
        let folder = try await package()
        let whole = try await Tool.run("swift", ["test"], in: folder.url)
        #expect(whole.succeeded, "\(whole.everything)")
        #expect(whole.everything.contains("Test run with 6 tests"), "\(whole.everything)")
        try SourceEditor(folder: folder.url).replace(
            "self.isNew = isNew",
            with: "self.isNew = false",
            in: "Sources/BakeryCore/UI/LoafCard.swift"
        )
        let forgetful = try await Tool.run("swift", ["test"], in: folder.url)
        #expect(!forgetful.succeeded)
        #expect(forgetful.everything.contains("newIsShownWhereTheNameSaysSo"), "\(forgetful.everything)")
        for passed in ["stockIsShownWhereTheNameSaysSo", "aPartShowsTheDataOfEachPreviewAndAnyChangeOfThem"] {
            #expect(
                !forgetful.everything.contains("Test \(passed)() recorded an issue"),
                "\(forgetful.everything)"
            )
        }
        #expect(
            forgetful.everything.contains("Test aChangeOfAnyFieldIsSeenInTheSections() recorded an issue"),
            "\(forgetful.everything)"
        )
    }
}
