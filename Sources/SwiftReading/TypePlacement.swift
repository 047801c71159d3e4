/// Checks if a type can be used in all places where emitted code has types.
///
/// Swift's parser reads some words as types by themselves, but as something else after a colon or an arrow.
enum TypePlacement {
    static func problem(of type: SwiftType) -> SwiftReadingProblem? {
        // Only a word in small letters can be one that Swift knows.
        guard let word = type.names.first(where: { $0.first?.isUppercase != true }) else { return nil }
        let source = """
            struct S { var a: \(type.storageText); var b: \(type.optionalText) }
            func f(a: \(type.parameterText), _ b: [\(type.storageText)]) async throws -> \(type.storageText) {}
            var c: (@MainActor (\(type.storageText)) -> Void)?
            """
        guard !SwiftSyntaxCheck.problems(in: source).isEmpty else { return nil }
        return SwiftReadingProblem("'\(word)' is reserved in Swift and can't name a type")
    }
}
