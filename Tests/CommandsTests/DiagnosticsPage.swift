import Basics
import Pipeline

/// The page `docs/diagnostics.md`.
enum DiagnosticsPage {
    static func markdown() -> String {
        introduction + daily + contents + DiagnosticTable.all.map(section).joined()
    }

    /// Those that everybody meets sooner or later.
    static let dailyIds = [
        "unknown-key", "missing-key", "wrong-kind", "invalid-swift", "unknown-name", "duplicate-name",
        "missing-parameter", "feature-import", "file-in-the-way", "outdated-file",
    ]

    private static var daily: String {
        let rows = dailyIds.compactMap { DiagnosticTable.kinds($0).first }.map {
            "| [\($0.id)](#\($0.id)) | \($0.summary) |\n"
        }
        return "\nTen that everybody meets:\n\n| id | what is wrong |\n|---|---|\n" + rows.joined()
    }

    private static var contents: String {
        var ids: [String] = []
        for kind in DiagnosticTable.all where ids.last != kind.id { ids.append(kind.id) }
        return "\nAll of them: " + ids.map { "[\($0)](#\($0))" }.joined(separator: ", ") + ".\n"
    }

    private static func section(_ kind: DiagnosticKind) -> String {
        let weight = kind.severity == .error ? "Error, exit code \(kind.exit.rawValue)." : "Warning."
        let head = "\n## \(kind.id)\n\n\(kind.summary) \(kind.explanation.reason) \(weight)\n"
        return head + kind.explanation.cases.map(part).joined()
    }

    private static func part(_ mistake: Explanation.Case) -> String {
        let head = mistake.title.map { "\n### \($0)\n\n\(mistake.reason)\n" } ?? ""
        guard let example = mistake.example else {
            return head + "\nThere is no example: \(mistake.reasonForNoExample ?? "").\n"
        }
        return head + "\nWrong:\n\n\(block(example.wrong))\nRight:\n\n\(block(example.right))"
    }

    private static func block(_ text: String) -> String {
        let language =
            switch text.prefix(2) {
            case "# ": "yaml"
            case "//": "swift"
            case "$ ": "sh"
            case "<!": "xml"
            default: "text"
            }
        return "```\(language)\n\(text.replacing("\0", with: "␀"))\n```\n"
    }

    private static let introduction = """
        # Diagnostics

        Each error and warning ends with its id in brackets: `unknown key 'parametres' [unknown-key]`. This page lists them all; `vipergen explain unknown-key`
        prints one of them, `vipergen explain` lists them, and `--format json` prints either for other programs. Ids don't change. Mistakes that are fixed in the same way
        share an id, such as `unknown-name`, and have a heading each.

        An example is a few files, each below a comment with its path, and then the commands to run, each after `$`. The rest of the project isn't shown: it is called
        `Kitchen`, with a core module `KitchenCore` and a feature `Recipes`. Without commands, run `vipergen check --specs-only`, `vipergen lint` or `vipergen mock`.
        `‹FF›` stands for the byte FF, `‹300×a›` for 300 letters `a`. The severity of a lint rule can be changed with [`lint`](specs.md#project).

        """
}
