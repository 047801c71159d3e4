import SwiftReading

/// An event or method written as Swift declares it: `didTapAuthor(userID: Int64)`.
struct CallShape {
    var name: String
    var parameters: [(name: String, type: String)]

    /// `nil` when the text is nothing of that shape.
    init?(_ text: String) {
        var text = SpecLine.trimmed(text)
        if text.hasSuffix(":") { text.removeLast() }
        guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
        let name = String(text[..<open])
        guard case .success = SwiftIdentifier.read(name) else { return nil }
        let inner = SpecLine.trimmed(text[text.index(after: open)...].dropLast())
        guard BracketScan.openBrackets(in: inner) == 0 else { return nil }
        self.name = name
        parameters = []
        for part in inner.isEmpty ? [] : BracketScan.splitAtCommas(inner) {
            guard let parameter = Self.parameter(SpecLine.trimmed(part)) else { return nil }
            parameters.append(parameter)
        }
    }

    private static func parameter(_ text: String) -> (name: String, type: String)? {
        guard let colon = BracketScan.keyEnd(in: text) else { return nil }
        // `for id: Int64` has a label and a name; a spec has one of them.
        guard let name = text[..<colon].split(separator: " ").last.map(String.init) else { return nil }
        guard case .success = SwiftIdentifier.read(name) else { return nil }
        let type = SpecLine.trimmed(text[text.index(after: colon)...])
        return type.isEmpty ? nil : (name, type)
    }

    /// As a spec has it: `didTapAuthor: { userID: Int64 }`.
    var entry: String {
        if parameters.isEmpty { return name + ":" }
        let list = parameters.map { "\($0.name): \(YAMLQuoting.quotedIfNeeded($0.type, inFlow: true))" }
        return "\(name): { \(list.joined(separator: ", ")) }"
    }
}
