/// The way that errors and warnings are written, and the choice of what else is printed.
package struct ReportStyle: Sendable {
    /// Returns true if output is coloured: on a terminal or with `CLICOLOR_FORCE`, but never with `NO_COLOR` (see
    /// https://no-color.org).
    ///
    /// - Parameters:
    ///   - isTerminal: true if a person watches.
    ///   - variable: returns a variable of the environment; `nil` if there is none of that name.
    package static func isColored(onTerminal isTerminal: Bool, variable: (String) -> String?) -> Bool {
        if variable("NO_COLOR")?.isEmpty == false { return false }
        if let forced = variable("CLICOLOR_FORCE"), forced != "0" { return true }
        return isTerminal && variable("TERM") != "dumb"
    }

    package var format: DiagnosticFormat
    /// True if the report is on standard output, and everything else on standard error.
    package var takesStandardOutput: Bool
    /// True if only errors, warnings and the requested output are printed.
    package var isQuiet: Bool

    package init(
        format: DiagnosticFormat = .text,
        takesStandardOutput: Bool = false,
        isQuiet: Bool = false
    ) {
        self.format = format
        self.takesStandardOutput = takesStandardOutput
        self.isQuiet = isQuiet
    }

    func report(_ diagnostics: [Diagnostic]) -> String { format.report(diagnostics, in: context) }

    private var context: ReportContext {
        ReportContext(
            version: ToolVersion.current,
            rules: format == .sarif ? DiagnosticTable.all : [],
            folder: WorkingFolder.current,
            repository: variable("GITHUB_WORKSPACE"),
            isColored: ReportStyle.isColored(onTerminal: isatty(STDERR_FILENO) == 1, variable: variable)
        )
    }

    /// True if lists, such as that of differing files, are reported as problems, each at its place.
    package var reportsListings: Bool { takesStandardOutput || format == .xcode }

    /// Returns a variable of the environment; `nil` if it is missing or empty.
    private func variable(_ name: String) -> String? {
        guard let value = getenv(name).flatMap({ String(validatingCString: $0) }), !value.isEmpty else { return nil }
        return value
    }
}
