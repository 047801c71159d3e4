/// A mistake on one line, with the change after which YAML can read more of the file.
struct LineRepair {
    /// The kind of the diagnostic.
    var kind: DiagnosticKind
    /// The 1-based number of the line.
    var line: Int
    /// The 1-based column of the mistake, in Unicode scalars.
    var column: Int
    var message: String
    /// The whole line, corrected.
    var repaired: String
    /// The remedy, if the corrected line doesn't show it.
    var advice: String?

    /// Returns the diagnostic that replaces the YAML reader's own.
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

/// A line of a file that can't be read, to try repairs on.
struct BrokenLine {
    /// The 1-based number of the line.
    var number: Int
    var text: String

    var indentation: Int { text.prefix { $0 == " " }.count }

    /// Returns the 1-based column of a position in the line.
    func column(of index: String.Index) -> Int { text.unicodeScalars.distance(from: text.startIndex, to: index) + 1 }
}
