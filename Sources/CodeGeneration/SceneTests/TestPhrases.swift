/// The phrases of tests in a test library.
struct TestPhrases: Sendable {
    let library: TestingLibrary
    /// The naming of the module's mocks.
    var naming = MockNaming.short

    /// The module that tests import.
    var module: String { library == .swiftTesting ? "Testing" : "XCTest" }

    /// Returns the lines that begin a suite of tests.
    func suite(_ name: String) -> [TemplateCode] {
        switch library {
        case .swiftTesting: ["@MainActor", "@Suite", "struct \(name) {"]
        case .xctest: ["nonisolated final class \(name): XCTestCase {"]
        }
    }

    /// Returns a test's declaration. For example: `@Test func didTapCartShowsCart()`.
    ///
    /// Outside Apple's platforms, XCTest calls an actor-isolated method only if it is `async`.
    func declaration(_ name: String, isAsync: Bool, canThrow: Bool = false) -> String {
        let throwing = canThrow ? " throws" : ""
        return switch library {
        case .swiftTesting: "@Test func \(name)()\(isAsync ? " async" : "")\(throwing)"
        case .xctest: "@MainActor func test\(name.upperCamelCase)() async\(throwing)"
        }
    }

    /// The beginning of a suite's property. XCTest's own initializer is nonisolated, so there the property is lazy.
    var fixture: String {
        library == .swiftTesting ? "private let" : "@MainActor private lazy var"
    }

    /// The beginning of a suite's function that isn't a test.
    var helper: String { library == .swiftTesting ? "private" : "@MainActor private" }

    func expect(_ condition: String) -> TemplateCode {
        library == .swiftTesting ? "#expect(\(condition))" : "XCTAssertTrue(\(condition))"
    }

    func expect(_ value: String, equals expected: String) -> TemplateCode {
        library == .swiftTesting ? "#expect(\(value) == \(expected))" : "XCTAssertEqual(\(value), \(expected))"
    }

    /// Returns an unconditional failure.
    func fail(_ message: String) -> TemplateCode {
        library == .swiftTesting ? "Issue.record(\(message.swiftLiteral))" : "XCTFail(\(message.swiftLiteral))"
    }

    func expectNotNil(_ value: String) -> TemplateCode {
        library == .swiftTesting ? "#expect(\(value) != nil)" : "XCTAssertNotNil(\(value))"
    }
}

/// One emitted test.
struct EmittedTest {
    /// The test's code for a library.
    struct Written {
        var declaration: String
        var body: [TemplateCode]
    }

    static let table: TemplateTable<Written> = [
        .text("declaration", "the test's signature") { $0.declaration },
        .code("body", "what the test does") { $0.body },
    ]

    var name: String
    var isAsync = false
    var canThrow = false
    var body: [TemplateCode]

    func written(by phrases: TestPhrases) -> Written {
        Written(declaration: phrases.declaration(name, isAsync: isAsync, canThrow: canThrow), body: body)
    }
}
