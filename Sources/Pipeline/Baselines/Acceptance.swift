/// The findings that a run accepts, and those that it fails for.
package struct Acceptance {
    /// A baseline's file, and its use.
    package enum File {
        /// The file is read: its findings are accepted, and the run fails for all others.
        case read(String)
        /// The file is written with the current findings.
        case written(String)
    }

    private let command: Baseline.Command
    private let isStrict: Bool
    private let file: File?

    /// - Parameter isStrict: true if warnings fail the run, too.
    package init(for command: Baseline.Command, isStrict: Bool, file: File?) {
        self.command = command
        self.isStrict = isStrict
        self.file = file
    }

    /// The findings after the comparison with a baseline.
    package struct Result {
        /// The findings that aren't accepted.
        package var findings: [Diagnostic]
        /// The comparison; `nil` if no baseline was read.
        package var comparison: Baseline.Comparison<Diagnostic>?
        /// The lines below the findings, for people.
        package var lines: [String] = []
        /// The reason why the run fails, if it isn't an error.
        package var reason: String?
    }

    /// - Parameters:
    ///   - findings: the findings that may be accepted.
    ///   - others: the other findings.
    ///   - isWhole: true if the whole project was looked at.
    /// - Throws: if the baseline can't be read or written.
    package func result(
        of findings: [Diagnostic],
        besides others: [Diagnostic],
        isWhole: Bool,
        in place: Workplace,
        specs: String
    ) throws(RunFailure) -> Result {
        let baseline = FindingsBaseline(specs: specs, output: place.output)
        var result = Result(findings: findings)
        switch file {
        case .written(let path):
            let written = baseline.baseline(of: findings, for: command)
            try BaselineFile(path: path, of: command).write(written, place.console)
            place.console.note("vipergen: \(path) accepts \(written.count) of \(command.rawValue)'s findings")
            result.findings = baseline.compare(findings, with: written, isWhole: true).findings
        case .read(let path):
            let known = try BaselineFile(path: path, of: command).read()
            let (rest, comparison) = baseline.compare(findings, with: known, isWhole: isWhole)
            result = Result(findings: rest, comparison: comparison, lines: comparison.lines(path))
            if !rest.isEmpty { result.reason = comparison.growth(path) }
        case nil: break
        }
        let warnings = (result.findings + others).count { $0.severity == .warning }
        if isStrict, warnings > 0, result.reason == nil {
            result.reason = "\(warnings) warning\(warnings == 1 ? "" : "s"), which '--strict' fails for"
        }
        return result
    }
}
