/// The list of lint rules, made of the files of `Sources/Linting/Rules`: each declares an `enum` that conforms to `Rule` or a protocol that refines it.
struct RuleList {
    static let folder = "Sources/Linting/Rules"

    /// A rule, as its file declares it.
    struct Entry: Equatable {
        /// For example `NavigationContainer`.
        var type: String
        /// The protocol that it conforms to, for example `SyntaxRule`.
        var form: String
    }

    /// Sorted by type.
    var entries: [Entry]

    init(texts: [String]) {
        entries = texts.flatMap { text in
            text.matches(of: /(?m)^enum (\w+): (Rule|SyntaxRule|ImportRule|NibRule) \{/).map {
                Entry(type: String($0.1), form: String($0.2))
            }
        }.sorted { $0.type < $1.type }
    }

    /// The Swift files that the list becomes, by their paths in the package.
    var files: [String: String] {
        [
            "Sources/SpecReading/Lint/Generated/LintRule.swift": Self.header + cases,
            "Sources/Linting/Rules/Generated/Rules.swift": Self.header + lists,
        ]
    }

    private static let header = """
        // swift-format-ignore-file
        // Made of the files in \(folder) by `make templates`.


        """

    private var cases: String {
        let cases = entries.map { "    case \($0.caseName) = \"\($0.identifier)\"\n" }.joined()
        return """
            /// A rule that `vipergen lint` holds the sources to, by its stable name.
            public enum LintRule: String, CaseIterable, Hashable, Sendable {
            \(cases)}

            """
    }

    private var lists: String {
        """
        /// Every rule.
        enum Rules {
            static let all: [any Rule.Type] = \(list(entries))

            static let imports: [any ImportRule.Type] = \(list(entries.filter { $0.form == "ImportRule" }))

            static let nibs: [any NibRule.Type] = \(list(entries.filter { $0.form == "NibRule" }))

            static let syntax: [any SyntaxRule.Type] = \(list(entries.filter { $0.form == "SyntaxRule" }))
        }

        """
    }

    private func list(_ entries: [Entry]) -> String {
        "[\n" + entries.map { "        \($0.type).self,\n" }.joined() + "    ]"
    }
}

extension RuleList.Entry {
    /// For example `navigationContainer`.
    var caseName: String { type.prefix(1).lowercased() + type.dropFirst() }

    /// For example `navigation-container`.
    var identifier: String {
        caseName.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
}
