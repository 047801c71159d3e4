import ProjectModel
import Templating

/// How tests are written for a library.
struct TestPhrases: Sendable {
    let library: TestingLibrary

    /// The module that tests import.
    var module: String { library == .swiftTesting ? "Testing" : "XCTest" }

    /// The lines that begin a group of tests.
    func suite(_ name: String) -> TemplateValue {
        let lines =
            switch library {
            case .swiftTesting: ["@MainActor", "@Suite", "struct \(name) {"]
            case .xctest: ["@MainActor", "final class \(name): XCTestCase {"]
            }
        return .list(lines.map { .text($0) })
    }

    /// For example: `@Test func didTapCartShowsCart()`.
    func declaration(_ name: String, isAsync: Bool) -> String {
        let effect = isAsync ? " async" : ""
        return switch library {
        case .swiftTesting: "@Test func \(name)()\(effect)"
        case .xctest: "func test\(name.upperCamelCase)()\(effect)"
        }
    }

    func expect(_ condition: String) -> String {
        library == .swiftTesting ? "#expect(\(condition))" : "XCTAssertTrue(\(condition))"
    }

    func expect(_ value: String, equals expected: String) -> String {
        library == .swiftTesting ? "#expect(\(value) == \(expected))" : "XCTAssertEqual(\(value), \(expected))"
    }

    func expectNil(_ value: String) -> String {
        library == .swiftTesting ? "#expect(\(value) == nil)" : "XCTAssertNil(\(value))"
    }

    func expectNotNil(_ value: String) -> String {
        library == .swiftTesting ? "#expect(\(value) != nil)" : "XCTAssertNotNil(\(value))"
    }
}

/// One emitted test.
struct EmittedTest {
    static let shape: TemplateShape = ["declaration": .text, "body": .list(.text)]

    var name: String
    var isAsync = false
    var body: [String]

    func value(_ phrases: TestPhrases) -> TemplateValue {
        [
            "declaration": .text(phrases.declaration(name, isAsync: isAsync)),
            "body": .list(body.map { .text($0) }),
        ]
    }
}
