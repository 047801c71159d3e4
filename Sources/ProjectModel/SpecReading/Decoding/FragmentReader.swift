/// Reads Swift types and expressions, each spelling once in a run: specs repeat a few of them thousands of times.
final class FragmentReader {
    private struct TypeKey: Hashable {
        var text: Spelling
        var position: SwiftType.Position
    }

    /// A text that is compared byte by byte. Strings are equal even if a letter is encoded differently, as `K` and
    /// U+212A, of which only the first is valid in a name.
    private struct Spelling: Hashable {
        var text: String

        static func == (left: Spelling, right: Spelling) -> Bool { left.text.isSpelled(like: right.text) }

        func hash(into hasher: inout Hasher) {
            var text = text
            text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        }
    }

    private var types: [TypeKey: Result<SwiftType, SwiftReadingProblem>] = [:]
    private var expressions: [Spelling: Result<SwiftExpression, SwiftReadingProblem>] = [:]
    private var names: [Spelling: Result<SwiftIdentifier, SwiftReadingProblem>] = [:]

    func type(_ text: String, position: SwiftType.Position) -> Result<SwiftType, SwiftReadingProblem> {
        let key = TypeKey(text: Spelling(text: text), position: position)
        if let known = types[key] { return known }
        let result = SwiftType.read(text, position: position)
        types[key] = result
        return result
    }

    func expression(_ text: String) -> Result<SwiftExpression, SwiftReadingProblem> {
        if let known = expressions[Spelling(text: text)] { return known }
        let result = SwiftExpression.read(text)
        expressions[Spelling(text: text)] = result
        return result
    }

    func name(_ text: String) -> Result<SwiftIdentifier, SwiftReadingProblem> {
        if let known = names[Spelling(text: text)] { return known }
        let result = SwiftIdentifier.read(text)
        names[Spelling(text: text)] = result
        return result
    }
}
