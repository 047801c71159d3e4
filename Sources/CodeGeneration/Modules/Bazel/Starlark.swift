/// A value in a BUILD file, laid out as by Bazel's formatter.
enum Starlark {
    case text(String)
    case texts([String])
    /// An expression, used as written.
    case code(String)
    /// A sum of values. For example: a `glob` and a list.
    case sum([Starlark])
    case call(String, [(name: String, value: Starlark)])
    case dictionary([(key: String, value: Starlark)])
    /// A choice by the platform that is built for.
    case select([(key: String, value: Starlark)])

    /// Returns a string literal. For example: `"Sources/Recipes"`.
    static func quoted(_ text: String) -> String { JSONValue.text(text).text(indents: false) }

    /// The lines of the value. The first one continues an existing line.
    var lines: [String] {
        switch self {
        case .text(let text): [Self.quoted(text)]
        case .code(let code): [code]
        case .texts(let texts): Self.list(texts.map(Self.quoted))
        case .sum(let values): values.dropFirst().reduce(values.first?.lines ?? ["[]"]) { $0.adding($1.lines) }
        case .call(let function, let arguments):
            Self.block("\(function)(", arguments.map { ("\($0.name) = ", $0.value) }, ")")
        case .select(let members): Self.block("select({", members.map { (Self.quoted($0.key) + ": ", $0.value) }, "})")
        case .dictionary(let members): Self.block("{", members.map { (Self.quoted($0.key) + ": ", $0.value) }, "}")
        }
    }

    /// Returns a list, on one line if it has at most one item.
    private static func list(_ items: [String]) -> [String] {
        items.count < 2 ? ["[\(items.joined())]"] : ["["] + items.map { "    \($0)," } + ["]"]
    }

    private static func block(_ head: String, _ items: [(head: String, value: Starlark)], _ tail: String) -> [String] {
        guard !items.isEmpty else { return [head + tail] }
        let inner = items.flatMap { item -> [String] in
            var lines = item.value.lines
            lines[0] = item.head + lines[0]
            lines[lines.count - 1] += ","
            return lines.map { "    " + $0 }
        }
        return [head] + inner + [tail]
    }
}

extension [String] {
    fileprivate func adding(_ lines: [String]) -> [String] {
        guard let last, let first = lines.first else { return self + lines }
        return dropLast() + ["\(last) + \(first)"] + lines.dropFirst()
    }
}
