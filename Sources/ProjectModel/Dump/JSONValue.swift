/// A value of JSON whose members keep their order.
indirect enum JSONValue {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// The text, indented by two spaces, with a line break at its end.
    var document: String {
        var text = ""
        write(to: &text, indentation: "")
        return text + "\n"
    }

    private func write(to text: inout String, indentation: String) {
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number): text += String(number)
        case .text(let string): Self.write(string, to: &text)
        case .list(let items):
            Self.write(items.map { (nil, $0) }, "[", "]", to: &text, indentation)
        case .object(let members):
            Self.write(members.map { ($0.name, $0.value) }, "{", "}", to: &text, indentation)
        }
    }

    private static func write(
        _ members: [(name: String?, value: JSONValue)],
        _ opening: String,
        _ closing: String,
        to text: inout String,
        _ indentation: String
    ) {
        text += opening
        for (position, member) in members.enumerated() {
            text += position == 0 ? "\n" : ",\n"
            text += indentation + "  "
            if let name = member.name {
                write(name, to: &text)
                text += ": "
            }
            member.value.write(to: &text, indentation: indentation + "  ")
        }
        text += members.isEmpty ? closing : "\n" + indentation + closing
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONValue {
    static func text(_ string: String?) -> JSONValue { string.map { .text($0) } ?? .null }
    static func texts(_ strings: [String]) -> JSONValue { .list(strings.map { .text($0) }) }

    /// An object without the members that say nothing.
    static func sparse(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.compactMap { $0.value.saysNothing ? nil : (name: $0.key, value: $0.value) })
    }

    private var saysNothing: Bool {
        switch self {
        case .null: true
        case .list(let items): items.isEmpty
        default: false
        }
    }
}
