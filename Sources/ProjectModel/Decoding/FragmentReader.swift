import SwiftReading

/// Reads Swift types and expressions, each spelling once in a run: specs repeat a few of them thousands of times.
final class FragmentReader {
    private struct TypeKey: Hashable {
        var text: String
        var position: SwiftType.Position
    }

    private var types: [TypeKey: Result<SwiftType, SwiftReadingProblem>] = [:]
    private var expressions: [String: Result<SwiftExpression, SwiftReadingProblem>] = [:]
    private var names: [String: Result<SwiftIdentifier, SwiftReadingProblem>] = [:]

    func type(_ text: String, position: SwiftType.Position) -> Result<SwiftType, SwiftReadingProblem> {
        let key = TypeKey(text: text, position: position)
        if let known = types[key] { return known }
        let result = SwiftType.read(text, position: position)
        types[key] = result
        return result
    }

    func expression(_ text: String) -> Result<SwiftExpression, SwiftReadingProblem> {
        if let known = expressions[text] { return known }
        let result = SwiftExpression.read(text)
        expressions[text] = result
        return result
    }

    func name(_ text: String) -> Result<SwiftIdentifier, SwiftReadingProblem> {
        if let known = names[text] { return known }
        let result = SwiftIdentifier.read(text)
        names[text] = result
        return result
    }
}
