import Foundation
import MockGeneration
import SwiftReading
import Testing
import TestSupport

/// Results that can't outlive the call: the mock counts the calls, and the rest of the protocol works.
@Suite struct LifetimeTests {
    private static let source = """
        /// @mockable
        public protocol Buffer {
            var bytes: Span<Int> { get }
            @_lifetime(borrow self) func read(_ count: Int) -> Span<Int>
            @_lifetime(copy other) func same(_ other: Span<Int>) -> Span<Int>
            subscript(_ position: Int) -> Span<Int>? { get }
            func close() -> Int
        }
        """

    @Test(arguments: MockNaming.allCases) func theProtocolIsNotLost(naming: MockNaming) async throws {
        var options = MockOptions(naming: naming)
        // What a mock stands on makes no difference here.
        options.isStandalone = true
        let mocks = MockGenerator(options: options).generate([MockSource("Buffer.swift", Self.source)])
        #expect(mocks.diagnostics.isEmpty)
        let mock = try #require(mocks.files.first?.text)
        #expect(mock.contains("readCallsCount") || mock.contains("readCallCount"))
        #expect(mock.contains("its result can't outlive the call"))
        let folder = try TemporaryFolder()
        try folder.write(Self.source, to: "Buffer.swift")
        try folder.write(mock, to: "Mock.swift")
        let run = try await Tool.run(
            "swiftc",
            ["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-enable-experimental-feature", "Lifetimes"]
                + ["Buffer.swift", "Mock.swift"],
            in: folder.url
        )
        #expect(run.succeeded && run.errors.isEmpty, "\(run.everything)")
    }
}
