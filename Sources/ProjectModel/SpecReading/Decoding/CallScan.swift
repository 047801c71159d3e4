/// A call of a service's member as Swift writes it: `productRepository.products(of: shopID, limit: 20)`.
struct CallScan {
    struct Argument {
        /// The label; `_` for none.
        var label: String
        var value: String
        /// The offset of the value, in scalars of the text.
        var offset: Int
    }

    let service: String
    let member: String
    /// The arguments; `nil` for a property.
    let arguments: [Argument]?

    /// - Parameter text: the call as written. The result is `nil` for anything else.
    init?(_ text: String) {
        let head = text.prefix { $0 != "(" }
        let path = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.count == 2, path.allSatisfy(Self.isName) else { return nil }
        (service, member) = (path[0], path[1])
        guard head.count < text.count else {
            arguments = nil
            return
        }
        guard text.last == ")" else { return nil }
        let inner = String(text[text.index(after: head.endIndex)...].dropLast())
        guard BracketScan.openBrackets(in: inner) == 0 else { return nil }
        var offset = head.unicodeScalars.count + 1
        var found: [Argument] = []
        for part in SpecLine.trimmed(inner).isEmpty ? [] : BracketScan.splitAtCommas(inner) {
            found.append(Self.argument(part, offset))
            offset += part.unicodeScalars.count + 1
        }
        arguments = found
    }

    private static func argument(_ part: String, _ offset: Int) -> Argument {
        var rest = part[...]
        var label = "_"
        if let colon = part.firstIndex(of: ":"), isName(SpecLine.trimmed(part[..<colon])) {
            label = SpecLine.trimmed(part[..<colon])
            rest = part[part.index(after: colon)...]
        }
        let value = rest.drop { $0 == " " }
        let before = part[..<value.startIndex].unicodeScalars.count
        return Argument(label: label, value: SpecLine.trimmed(value), offset: offset + before)
    }

    private static func isName(_ text: String) -> Bool {
        if case .success = SwiftIdentifier.read(text) { true } else { false }
    }
}
