extension DiagnosticKind {
    /// The kind in a list, as two lines: the id and the summary.
    package var listing: String { "\(id)\n" + Self.wrapped(summary.withoutMarkdown, indentedBy: 2) }

    /// The explanation for a terminal, with prose of at most 80 columns.
    package var explanationText: String {
        let head = "\(id): \(severity.rawValue)" + (severity == .error ? ", exit code \(exit.rawValue)" : "")
        let prose = Self.wrapped("\(summary) \(explanation.reason)".withoutMarkdown, indentedBy: 0)
        return ([head, prose] + explanation.cases.flatMap(Self.paragraphs)).joined(separator: "\n\n")
    }

    private static func paragraphs(_ mistake: Explanation.Case) -> [String] {
        let title = mistake.title.map { [wrapped("\($0): \(mistake.reason)".withoutMarkdown, indentedBy: 0)] } ?? []
        guard let example = mistake.example else {
            return title + [wrapped("There is no example: \(mistake.reasonForNoExample ?? "").", indentedBy: 0)]
        }
        return title + ["Wrong:", example.wrong.indented, "Right:", example.right.indented]
    }

    /// The kind for other programs: members may be added, but none is renamed or removed.
    package var json: JSONValue {
        .object([
            ("id", .text(id)), ("severity", .text(severity.rawValue)), ("exitCode", .number(Int(exit.rawValue))),
            ("summary", .text(summary)), ("explanation", .text(explanation.reason)),
            ("cases", .list(explanation.cases.map(Self.json))),
        ])
    }

    private static func json(_ mistake: Explanation.Case) -> JSONValue {
        .object([
            ("title", .text(mistake.title)), ("explanation", .text(mistake.reason)),
            ("wrong", .text(mistake.example?.wrong)), ("right", .text(mistake.example?.right)),
        ])
    }

    private static func wrapped(_ text: String, indentedBy indentation: Int) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, indentation + last.count + 1 + word.count <= 80 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        let padding = String(repeating: " ", count: indentation)
        return lines.map { padding + $0 }.joined(separator: "\n")
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}
