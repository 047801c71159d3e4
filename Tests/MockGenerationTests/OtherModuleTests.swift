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

    @Test func withoutItsSourceTheParentIsMissing() {
        #expect(generate(readsAlong: false).diagnostics.map(\.id) == ["missing-protocol"])
    }
}
