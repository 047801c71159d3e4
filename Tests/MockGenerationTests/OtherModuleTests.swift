import Basics
import MockGeneration
import Testing

/// A protocol may inherit from one of another module, whose sources are read along.
@Suite struct OtherModuleTests {
    private let child = "import Core\n\n/// @mockable\nprotocol Child: Parent { func own() }\n"
    private let parent =
        "import Foundation\n\n/// @mockable\npublic protocol Parent { func inherited(at date: Date) }\n"

    private func generate(readsAlong: Bool) -> GeneratedMocks {
        let sources = [MockSource(path: "Feature/Child.swift", bytes: Array(child.utf8))]
        let other = MockSource(path: "Core/Parent.swift", bytes: Array(parent.utf8), isOfOtherModule: true)
        return MockGenerator().generate(readsAlong ? sources + [other] : sources)
    }

    @Test func inheritedMembersAreMocked() throws {
        let mocks = generate(readsAlong: true)
        #expect(mocks.diagnostics == [])
        #expect(mocks.files.map(\.protocolName) == ["Child"], "the other module's own protocols are its own business")
        let text = try #require(mocks.files.first?.text)
        #expect(text.contains("func inherited(at date: Date)"))
        for module in ["Core", "Foundation"] { #expect(text.contains("import \(module)\n")) }
    }

    /// A public import that shows nothing is a warning, and one that is missing an error.
    @Test func importsOfModulesWhoseTypesAreShownArePublic() throws {
        let child = """
            public import Core
            public import Foundation
            public import Tools

            /// @mockable
            public protocol Child: Parent { func own() -> Thing }
            """
        let others = [
            ("Core", "public protocol Parent { func inherited() -> Part }\npublic struct Part {}\n"),
            ("Tools", "public struct Hammer {}\n"), ("Base", "public struct Thing {}\n"),
        ]
        let sources = others.map { module, text in
            MockSource(path: "\(module)/A.swift", bytes: Array(text.utf8), isOfOtherModule: true, module: module)
        }
        let own = MockSource(path: "Feature/Child.swift", bytes: Array(child.utf8))
        let text = try #require(MockGenerator().generate([own] + sources).files.first?.text)
        #expect(text.contains("\nimport Foundation\n") && text.contains("\npublic import Core\n"), "\(text)")
        // `Thing` is Base's, which only these can hand on.
        #expect(text.contains("\npublic import Tools\n"), "\(text)")
    }

    @Test func withoutItsSourceTheParentIsMissing() {
        #expect(generate(readsAlong: false).diagnostics.map(\.id) == ["missing-protocol"])
    }
}
