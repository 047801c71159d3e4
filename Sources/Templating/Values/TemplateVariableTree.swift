/// Variables as text for people: one per line, with those of a group or of list items indented below.
public struct TemplateVariableTree: Sendable {
    private struct Line {
        var name: String
        var type: String
        var text: String
    }

    private var lines: [Line] = []
    /// The longest text of a value, in characters.
    private static let longest = 100
    private static let widestName = 36

    /// Creates a tree of names with their meanings.
    public init(_ variables: [TemplateVariableDescription]) { add(variables, indentation: "") }

    /// Creates a tree of names with their values; each item of a list begins with a dash.
    public init(_ variables: [TemplateVariableDescription], values: (String) -> TemplateValue?) {
        for variable in variables { values(variable.name).map { add(variable, $0, indentation: "", bullet: "") } }
    }

    public var text: String {
        let width = min(lines.map(\.name.count).max() ?? 0, Self.widestName)
        return lines.map { line in
            let start = line.name.padded(to: width) + "  " + line.type.padded(to: "list of texts".count)
            return (start + "  " + line.text).droppingBlanksAtItsEnd
        }.joined(separator: "\n")
    }

    private mutating func add(_ variables: [TemplateVariableDescription], indentation: String) {
        for variable in variables {
            lines.append(Line(name: indentation + variable.name, type: variable.typeName, text: variable.meaning))
            add(variable.members ?? [], indentation: indentation + "  ")
        }
    }

    private mutating func add(
        _ variable: TemplateVariableDescription,
        _ value: TemplateValue,
        indentation: String,
        bullet: String
    ) {
        let name = indentation + bullet + variable.name
        let text = variable.members == nil || variable.isList ? value.short : variable.meaning
        lines.append(Line(name: name, type: variable.typeName, text: text))
        let inner = indentation + String(repeating: " ", count: bullet.count) + "  "
        let members = variable.members ?? []
        switch value {
        case .list(let items):
            for item in items {
                for (position, member) in members.enumerated() {
                    let bullet = position == 0 ? "- " : "  "
                    item.field(member.name).map { add(member, $0, indentation: inner, bullet: bullet) }
                }
            }
        case .object, .fields:
            for member in members { value.field(member.name).map { add(member, $0, indentation: inner, bullet: "") } }
        case .text, .flag, .code: break
        }
    }
}

extension TemplateVariableDescription {
    /// The variables of the value, or of each of its items.
    public var members: [TemplateVariableDescription]? {
        switch type {
        case .fields(let fields), .list(.fields(let fields)): fields
        case .text, .flag, .code, .list: nil
        }
    }

    public var isList: Bool { if case .list = type { true } else { false } }

    /// The name of the type in the documentation.
    public var typeName: String {
        switch type {
        case .text: "text"
        case .flag: "flag"
        case .code: "code"
        case .list(.text): "list of texts"
        case .list: "list"
        case .fields: "group"
        }
    }
}

extension TemplateValue {
    fileprivate func field(_ name: String) -> TemplateValue? {
        switch self {
        case .object(let object): object[name]
        case .fields(let fields): fields[name]
        case .text, .flag, .code, .list: nil
        }
    }

    /// The value on one line, as far as possible.
    fileprivate var short: String {
        switch self {
        case .text(let text): text.isEmpty ? "\"\"" : text.onOneLine
        case .flag(let flag): "\(flag)"
        case .code(let code):
            code.isEmpty ? "(no lines)" : code.lines(at: 0).joined(separator: "\n").onOneLine
        case .list(let items):
            if items.isEmpty {
                "(empty)"
            } else if case .text = items[0] {
                items.map(\.short).joined(separator: " | ").onOneLine
            } else {
                ""
            }
        case .fields, .object: ""
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    fileprivate var droppingBlanksAtItsEnd: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }

    fileprivate var onOneLine: String {
        let text = split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.count > 100 ? text.prefix(98) + " …" : text
    }
}
