/// An answer to a question of the team's own templates.
public struct OptionSpec: Hashable, Sendable {
    public var name: Located<String>
    public var value: OptionValue
}

extension [OptionSpec] {
    /// The answers, by the names of the questions.
    public var answers: [String: OptionValue] {
        Dictionary(map { ($0.name.value, $0.value) }) { first, _ in first }
    }
}

extension [String: OptionValue] {
    /// The answers as JSON; `null` without any.
    public var dump: JSONValue {
        isEmpty ? .null : .object(sorted { $0.key < $1.key }.map { ($0.key, $0.value.dump) })
    }
}

extension OptionValue {
    public var dump: JSONValue {
        switch self {
        case .text(let text), .word(let text): .text(text)
        case .flag(let flag): .flag(flag)
        case .list(let texts): .texts(texts)
        }
    }
}
