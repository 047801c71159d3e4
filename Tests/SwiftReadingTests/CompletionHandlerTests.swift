import SwiftReading
import Testing

@Suite struct CompletionHandlerTests {
    private func handler(_ type: String?, canFail: Bool) throws -> String {
        let value = try type.map { try SwiftType.read($0, position: .result).get() }
        return SwiftType.completionHandler(taking: value, canFail: canFail).text
    }

    @Test func whatItIsCalledWith() throws {
        let beginning = "@escaping @MainActor @Sendable"
        #expect(try handler(nil, canFail: false) == "\(beginning) () -> Void")
        #expect(try handler("[Recipe]", canFail: false) == "\(beginning) ([Recipe]) -> Void")
        #expect(try handler(nil, canFail: true) == "\(beginning) (Result<Void, any Error>) -> Void")
        #expect(try handler("Recipe?", canFail: true) == "\(beginning) (Result<Recipe?, any Error>) -> Void")
    }

    /// Only a parameter's own function type can be kept.
    @Test func functionsEscape() throws {
        #expect(
            try handler("() -> Int", canFail: false)
                == "@escaping @MainActor @Sendable (@escaping () -> Int) -> Void"
        )
        #expect(
            try handler("() -> Int", canFail: true)
                == "@escaping @MainActor @Sendable (Result<() -> Int, any Error>) -> Void"
        )
    }
}
