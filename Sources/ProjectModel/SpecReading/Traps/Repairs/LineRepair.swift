import Basics

/// A change of one line, after which YAML can read more of a file, and what was wrong there.
struct LineRepair {
    /// As a diagnostic has it.
    var kind: DiagnosticKind
    /// 1-based.
    var line: Int
    /// Where the mistake is, 1-based, in Unicode scalars.
    var column: Int
    var message: String
    /// The whole line as it should be.
    var repaired: String
    /// What to do, where the line as it should be doesn't say it.
    var advice: String?

    /// The diagnostic in place of what the reader of YAML said.
    func diagnostic(in path: String, instead of: String) -> Diagnostic {
        let place = SourceLocation(path: path, line: line, column: column)
        let start = SourceLocation(path: path, line: line, column: 1)
        let end = SourceLocation(path: path, line: line, column: of.unicodeScalars.count + 1)
        return Diagnostic(
            kind,
            at: place,
            message,
            notes: [Diagnostic.Note(advice ?? "write it as: \(SpecLine.trimmed(repaired))")],
            fixIt: Diagnostic.FixIt(range: SourceRange(start: start, end: end), replacement: repaired)
        )
    }
}

/// A line of a file that can't be read, which a repair may be tried on.
struct BrokenLine {
    /// 1-based.
    var number: Int
    var text: String

    var indentation: Int { text.prefix { $0 == " " }.count }

    /// The 1-based column of a position in the line.
    func column(of index: String.Index) -> Int { text.unicodeScalars.distance(from: text.startIndex, to: index) + 1 }
}
