package import Basics
package import Reporting

/// Which findings a run fails for.
package struct Acceptance {
    /// A baseline's file, and what becomes of it.
    package enum File {
        /// Its findings are left out, and the run fails for all others.
        case read(String)
        /// It gets the findings that there are.
        case written(String)
    }

    private let command: Baseline.Command
    private let isStrict: Bool
    private let file: File?

    /// - Parameter isStrict: whether warnings fail, too.
    package init(for command: Baseline.Command, isStrict: Bool, file: File?) {
        self.command = command
        self.isStrict = isStrict
        self.file = file
    }

    /// What is left of some findings.
    package struct Result {
        /// Those that aren't accepted.
        package var findings: [Diagnostic]
        /// `nil` where no baseline was read.
        package var comparison: Baseline.Comparison<Diagnostic>?
        /// What a person reads below them.
        package var lines: [String] = []
        /// Why the run fails, where that isn't for an error.
        package var reason: String?
    }

    /// - Parameters:
    ///   - findings: what may be accepted.
    ///   - others: what else was found.
    ///   - isWhole: whether all there is was looked at.
    /// - Throws: where the baseline can't be read or written.
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
