public import Basics
public import Templating

/// An answer to a question of the team's own templates.
public struct OptionSpec: Hashable, Sendable {
    public var name: Located<String>
    public var value: OptionValue
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
