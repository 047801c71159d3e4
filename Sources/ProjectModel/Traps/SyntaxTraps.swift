import Diagnostics
import YAMLTree

/// Swift that is no YAML: adds to a syntax error the line as it should be written.
enum SyntaxTraps {
    /// What Swift in YAML can come to: `*` and `&` read as aliases and anchors, all else as broken syntax.
    private static let syntaxProblems: Set<String> = [
        "yaml-syntax", "yaml-unknown-alias", "yaml-complex-key",
    ]

    static func explain(_ diagnostic: Diagnostic, _ lines: SourceLines) -> Diagnostic {
        guard syntaxProblems.contains(diagnostic.id), let place = diagnostic.location else { return diagnostic }
        // libyaml often notices only behind the line that is wrong, and names where it began to read.
        for number in [place.line] + diagnostic.notes.compactMap({ $0.location?.line }) + [place.line - 1] {
            guard let line = lines[number], let mended = SpecLine.mended(line), isYAML(mended) else { continue }
            return noting(mended, line, number, in: diagnostic)
        }
        return diagnostic
    }

    /// Replaces what the reader of YAML proposed: it doesn't know what Swift looks like.
    private static func noting(_ mended: String, _ line: String, _ number: Int, in diagnostic: Diagnostic) -> Diagnostic
    {
        guard let path = diagnostic.location?.path else { return diagnostic }
        var diagnostic = diagnostic
        let start = SourceLocation(path: path, line: number, column: line.prefix { $0 == " " }.count + 1)
        let range = SourceRange(start: start, end: end(of: line, from: start))
        diagnostic.notes = [
            Diagnostic.Note("YAML reads some of Swift's signs as its own; write it as: \(mended)", at: start)
        ]
        diagnostic.fixIt = Diagnostic.FixIt(range: range, replacement: mended)
        return diagnostic
    }

    private static func end(of line: String, from start: SourceLocation) -> SourceLocation {
        SourceLocation(path: start.path, line: start.line, column: line.unicodeScalars.count + 1)
    }

    private static func isYAML(_ line: String) -> Bool {
        YAMLReader().read(Array(line.utf8), path: "").diagnostics.isEmpty
    }
}
