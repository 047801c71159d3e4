/// An event or method written as Swift declares it: `didTapAuthor(userID: Int64)`.
struct CallShape {
    var name: String
    var parameters: [(name: String, type: String)]
    /// The effects and result of a method's declaration, as keys of a spec.
    private var effects: [String] = []

    /// Creates the call; `nil` if the text doesn't have that shape.
    init?(_ text: String) {
        var text = SpecLine.trimmed(text)
        if text.hasSuffix(":") { text.removeLast() }
        if text.hasPrefix("func ") { text = SpecLine.trimmed(text.dropFirst(5)) }
        guard let open = text.firstIndex(of: "("), let effects = Self.takeEffects(from: &text, behind: open) else {
            return nil
        }
        let name = String(text[..<open])
        guard case .success = SwiftIdentifier.read(name) else { return nil }
        let inner = SpecLine.trimmed(text[text.index(after: open)...].dropLast())
        guard BracketScan.openBrackets(in: inner) == 0 else { return nil }
        self.name = name
        self.effects = effects
        parameters = []
        for part in inner.isEmpty ? [] : BracketScan.splitAtCommas(inner) {
            guard let parameter = Self.parameter(SpecLine.trimmed(part)) else { return nil }
            parameters.append(parameter)
        }
    }

    /// Removes `async throws -> String` after the parameters, and returns it as keys; `nil` if something else follows.
    private static func takeEffects(from text: inout String, behind open: String.Index) -> [String]? {
        var depth = 0
        for index in text[open...].indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            guard depth == 0 else { continue }
            var words = SpecLine.trimmed(text[text.index(after: index)...])
            text = String(text[...index])
            var keys: [String] = []
            for word in ["async", "throws"] where words.hasPrefix(word) {
                keys.append("\(word): true")
                words = SpecLine.trimmed(words.dropFirst(word.count))
            }
            if words.isEmpty { return keys }
            guard words.hasPrefix("-> ") else { return nil }
            let type = YAMLQuoting.quotedIfNeeded(SpecLine.trimmed(words.dropFirst(3)), inFlow: true)
            return ["returns: \(type)"] + keys
        }
        return nil
    }

    private static func parameter(_ text: String) -> (name: String, type: String)? {
        guard let colon = BracketScan.keyEnd(in: text) else { return nil }
        // `for id: Int64` has a label and a name; a spec has one of them.
        guard let name = text[..<colon].split(separator: " ").last.map(String.init) else { return nil }
        guard case .success = SwiftIdentifier.read(name) else { return nil }
        let type = SpecLine.trimmed(text[text.index(after: colon)...])
        return type.isEmpty ? nil : (name, type)
    }

    /// The call as an entry of a spec: `didTapAuthor: { userID: Int64 }`.
    var entry: String {
        let list = parameters.map { "\($0.name): \(YAMLQuoting.quotedIfNeeded($0.type, inFlow: true))" }
        let types = "{ \(list.joined(separator: ", ")) }"
        if effects.isEmpty { return parameters.isEmpty ? name + ":" : "\(name): \(types)" }
        let keys = (parameters.isEmpty ? [] : ["parameters: \(types)"]) + effects
        return "\(name): { \(keys.joined(separator: ", ")) }"
    }
}
