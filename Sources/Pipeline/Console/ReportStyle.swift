package import Basics
import ProjectModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How errors and warnings are written, and what else is printed.
package struct ReportStyle: Sendable {
    /// Whether what is printed is coloured: on a terminal, and where `CLICOLOR_FORCE` asks for it, but never with `NO_COLOR`,
    /// as https://no-color.org has it.
    ///
    /// - Parameters:
    ///   - isTerminal: whether somebody watches.
    ///   - variable: the environment's, `nil` where there is none of a name.
    package static func isColored(onTerminal isTerminal: Bool, variable: (String) -> String?) -> Bool {
        if variable("NO_COLOR")?.isEmpty == false { return false }
        if let forced = variable("CLICOLOR_FORCE"), forced != "0" { return true }
        return isTerminal && variable("TERM") != "dumb"
    }

    package var format: DiagnosticFormat
    /// Whether the report is on standard output, and everything else on standard error.
    package var takesStandardOutput: Bool
    /// Whether only errors, warnings and what was asked for is printed.
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

    /// Whether what a command could list, such as files that differ, is reported as problems, each at its place.
    package var reportsListings: Bool { takesStandardOutput || format == .xcode }

    /// `nil` as well where it is empty.
    private func variable(_ name: String) -> String? {
        guard let value = getenv(name).flatMap({ String(validatingCString: $0) }), !value.isEmpty else { return nil }
        return value
    }
}
