import ProjectModel
import SwiftReading
import Templating

/// How tests are written for a library.
struct TestPhrases: Sendable {
    let library: TestingLibrary
    /// That of the module's mocks.
    var naming = MockNaming.short

    /// The module that tests import.
    var module: String { library == .swiftTesting ? "Testing" : "XCTest" }

    /// The lines that begin a group of tests.
    func suite(_ name: String) -> [TemplateCode] {
        switch library {
        case .swiftTesting: ["@MainActor", "@Suite", "struct \(name) {"]
        case .xctest: ["nonisolated final class \(name): XCTestCase {"]
        }
    }

    /// For example: `@Test func didTapCartShowsCart()`.
    ///
    /// XCTest outside of Apple's platforms calls a method that is isolated to an actor only when it is `async`.
    func declaration(_ name: String, isAsync: Bool, canThrow: Bool = false) -> String {
        let throwing = canThrow ? " throws" : ""
        return switch library {
        case .swiftTesting: "@Test func \(name)()\(isAsync ? " async" : "")\(throwing)"
        case .xctest: "@MainActor func test\(name.upperCamelCase)() async\(throwing)"
        }
    }

    /// How a property of a suite begins. XCTest's own initialiser is on no actor, so that there they are made on first use.
    var fixture: String {
        library == .swiftTesting ? "private let" : "@MainActor private lazy var"
    }

    /// How a function of a suite begins that is no test.
    var helper: String { library == .swiftTesting ? "private" : "@MainActor private" }

    func expect(_ condition: String) -> TemplateCode {
        library == .swiftTesting ? "#expect(\(condition))" : "XCTAssertTrue(\(condition))"
    }

    func expect(_ value: String, equals expected: String) -> TemplateCode {
        library == .swiftTesting ? "#expect(\(value) == \(expected))" : "XCTAssertEqual(\(value), \(expected))"
    }

    /// Fails whatever is the case.
    func fail(_ message: String) -> TemplateCode {
        library == .swiftTesting ? "Issue.record(\(message.swiftLiteral))" : "XCTFail(\(message.swiftLiteral))"
    }

    func expectNotNil(_ value: String) -> TemplateCode {
        library == .swiftTesting ? "#expect(\(value) != nil)" : "XCTAssertNotNil(\(value))"
    }
}

/// One emitted test.
struct EmittedTest {
    /// As a library has it.
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
