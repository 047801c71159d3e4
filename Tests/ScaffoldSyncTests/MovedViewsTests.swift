import Diagnostics
import Testing

@testable import ScaffoldSync

/// Code that goes to another module: views to one of their own, or back from it, and what moves along with a type.
@Suite struct MovedViewsTests {
    /// It stays as it is in either case.
    private static let resources = "extension Bundle { static var shelvesResources: Bundle { .module } }\n"
    private static let alone = [
        "Shelves": """
        extension JarView { var topContent: Int { 1 } }
        extension JarViewModel {
            struct Parts { let lid: Int }
            struct Inputs {}
            var lidData: Int { parts.lid }
        }

        """
    ]
    private static let apart = [
        "Shelves": """
        extension JarViewModel {
            typealias Parts = JarDisplay.Parts
            typealias PartsWriter = JarDisplay.PartsWriter
            typealias Inputs = JarDisplay.Inputs
            var parts: Parts { writer.parts }
            var lidData: Int { parts.lid }
        }

        """,
        "ShelvesUI": """
        extension Bundle { public static var shelvesUIResources: Bundle { .module } }
        extension JarView { public var topContent: Int { 1 } }
        public struct JarDisplay {
            public struct Parts { public let lid: Int }
            public struct PartsWriter {}
            public struct Inputs {}
        }

        """,
    ]

    private static func view(_ scene: String, _ bundle: String) -> String {
        """
        struct JarView {
            let parts: \(scene).Parts
            let inputs: \(scene).Inputs
            func body() { show(topContent, parts.lid, parts.lidData, bundle: .\(bundle)) }
        }

        """
    }

    private static let modelAlone = """
        final class JarViewModel {
            let parts: Parts
            private let own = 1
            init() {
                parts = Parts(startingFrom: descriptor)
            }
        }

        """
    private static let modelApart = modelAlone.replacing("parts", with: "writer").replacing(
        "Parts",
        with: "PartsWriter"
    )

    /// - Parameter fresh: scaffolds as they would be from now on, by type.
    private func told(
        from before: [String: String],
        to after: [String: String],
        _ sources: [String: String],
        fresh: [String: String] = [:],
        generated: Set<String> = []
    ) -> [String] {
        var package = ChangeReview.Package()
        package.generatedFiles = generated
        package.generatedCode = [("Sources/Shelves/Generated/ShelvesResources.swift", Array(Self.resources.utf8))]
        package.modules = ["Sources/Shelves": "Shelves", "Sources/ShelvesUI": "ShelvesUI"]
        package.reexported = ["Sources/Shelves": "Sources/ShelvesUI"]
        package.freshScaffold = { fresh[$0].map { Array($0.utf8) } }
        let changes = Set(before.keys).union(after.keys).sorted().map { module in
            GeneratedChange(
                path: "Sources/\(module)/Generated/JarScene.swift",
                before: before[module].map { Array($0.utf8) },
                after: after[module].map { Array($0.utf8) }
            )
        }
        let findings = ChangeReview(package, jobs: 1) { $0 }.findings(for: changes) { isWanted in
            sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }.filter { isWanted($0.1) }
        }
        return findings.diagnostics.map { found in
            let file = found.location?.path.split(separator: "/").last ?? ""
            return "\(file):\(found.location?.line ?? 0): \(found.message); \(found.notes[0].message)"
        }
    }

    /// What they name is in the feature's own module, which they no longer see.
    @Test func whatMovedViewsNoLongerSeeIsTold() {
        let sources = ["Sources/ShelvesUI/JarView.swift": Self.view("JarViewModel", "shelvesResources")]
        let fresh = ["JarView": Self.view("JarDisplay", "shelvesUIResources")]
        #expect(
            told(from: Self.alone, to: Self.apart, sources, fresh: fresh) == [
                "JarView.swift:2: 'JarView' uses 'JarViewModel.Inputs', 'JarViewModel.Parts', which 'ShelvesUI' doesn't see; write 'JarDisplay.Inputs' and 'JarDisplay.Parts' in place of it"
            ]
        )
        #expect(
            told(from: Self.alone, to: Self.apart, ["Sources/ShelvesUI/JarView.swift": fresh["JarView"] ?? ""]) == []
        )
        // What stays in the feature's own module sees all of it.
        let own = ["Sources/Shelves/Navigation.swift": "let title = Title(bundle: .shelvesResources)\n"]
        #expect(told(from: Self.alone, to: Self.apart, own) == [])
    }

    /// A module of views that was there sees what it saw.
    @Test func viewsOfAModuleThatWasThereAreNotTold() {
        let sources = ["Sources/ShelvesUI/JarView.swift": Self.view("JarViewModel", "shelvesResources")]
        let kept: Set = ["Sources/ShelvesUI/Generated/LidDisplay.swift"]
        #expect(told(from: Self.alone, to: Self.apart, sources, generated: kept) == [])
    }

    @Test func whatComesBackIsToldByWhatIsThere() {
        let sources = ["Sources/Shelves/JarView.swift": Self.view("JarDisplay", "shelvesUIResources")]
        let fresh = ["JarView": Self.view("JarViewModel", "shelvesResources")]
        #expect(
            told(from: Self.apart, to: Self.alone, sources, fresh: fresh) == [
                "JarView.swift:2: 'JarView' uses 'JarDisplay', 'JarDisplay.Inputs', 'JarDisplay.Parts', which are left over or no longer generated; write 'JarViewModel.Inputs' and 'JarViewModel.Parts' in place of it"
            ]
        )
        #expect(told(from: Self.apart, to: Self.alone, ["Sources/Shelves/JarView.swift": fresh["JarView"] ?? ""]) == [])
    }

    /// The view model makes what the views draw from, by another name in either case.
    @Test func theViewModelIsToldWhatAFreshOneHas() {
        let path = "Sources/Shelves/JarViewModel.swift"
        let fresh = ["JarViewModel": Self.modelApart.replacing("    private let own = 1\n", with: "")]
        #expect(
            told(from: Self.alone, to: Self.apart, [path: Self.modelAlone], fresh: fresh) == [
                "JarViewModel.swift:2: 'JarViewModel' has a 'parts' of its own, and gets one from generated code now; write 'let writer: PartsWriter' and 'writer = PartsWriter(startingFrom: descriptor)' in place of it"
            ]
        )
        let back = ["JarViewModel": Self.modelAlone.replacing("    private let own = 1\n", with: "")]
        #expect(
            told(from: Self.apart, to: Self.alone, [path: Self.modelApart], fresh: back) == [
                "JarViewModel.swift:2: 'JarViewModel' uses 'JarViewModel.PartsWriter', which is left over or no longer generated; write 'let parts: Parts' and 'parts = Parts(startingFrom: descriptor)' in place of it"
            ]
        )
        #expect(told(from: Self.alone, to: Self.apart, [path: Self.modelApart], fresh: fresh) == [])
        #expect(told(from: Self.apart, to: Self.alone, [path: Self.modelAlone], fresh: back) == [])
    }

    /// With no fresh one to tell, or one that differs by more, nothing is guessed.
    @Test func whatCannotBeKnownIsNotGuessed() {
        let path = "Sources/Shelves/JarViewModel.swift"
        let fresh = ["JarViewModel": Self.modelApart.replacing("own", with: "other")]
        for fresh in [[:], fresh] {
            #expect(
                told(from: Self.alone, to: Self.apart, [path: Self.modelAlone], fresh: fresh) == [
                    "JarViewModel.swift:2: 'JarViewModel' has a 'parts' of its own, and gets one from generated code now; remove yours, or give it another name"
                ]
            )
        }
    }

    /// What moves from one module to another together with a type goes on using it, which may be called otherwise there.
    @Test(arguments: [("drawCallCount", ["Tests/ShelvesTests/JarTests.swift:3:32"]), ("drawCallsCount", [])])
    func aTypeThatComesFromAnotherModuleIsCompared(name: String, places: [String]) {
        let mock = "final class MockJarView {\n    var drawCallsCount = 0\n}\n"
        let files = ["Tests/HomeTests/Generated/HomeMocks.swift", "Tests/ShelvesTests/Generated/ShelvesMocks.swift"]
        let changes = [
            GeneratedChange(path: files[0], before: Array(mock.utf8), after: nil),
            GeneratedChange(
                path: files[1],
                before: nil,
                after: Array(mock.replacing("drawCallsCount", with: name).utf8)
            ),
        ]
        let tests =
            "struct JarTests {\n    let view = MockJarView()\n    func count() -> Int { view.drawCallsCount }\n}\n"
        let found = ChangeReview(ChangeReview.Package(), jobs: 1) { $0 }.findings(for: changes) { isWanted in
            [("Tests/ShelvesTests/JarTests.swift", Array(tests.utf8))].filter { isWanted($0.1) }
        }.diagnostics
        #expect(
            found.map { "\($0.location?.path ?? ""):\($0.location?.line ?? 0):\($0.location?.column ?? 0)" } == places
        )
        #expect(found.allSatisfy { $0.id == "outdated-use" && $0.notes[0].message.hasPrefix("write 'drawCallCount'") })
    }
}
