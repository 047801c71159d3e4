/// A finding with its place in lines and columns.
struct PlacedFinding: Sendable {
    var rule: LintRule
    var path: String
    var line: Int
    var column: Int
    var message: String
    var remedy: String

    init(_ finding: Finding, in path: String, _ lines: LineTable) {
        rule = finding.rule
        self.path = path
        line = lines.line(of: finding.offset)
        column = lines.column(of: finding.offset)
        message = finding.message
        remedy = finding.remedy
    }
}

/// The result for one file.
struct FileOutcome: Sendable {
    var findings: [PlacedFinding] = []
    /// The modules that it imports; `nil` if it can't be read.
    var imports: Set<String>? = []
}
