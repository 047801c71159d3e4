package import Diagnostics
package import Linting
import ProjectModel
import SpecReading

/// What `vipergen lint` found, as a baseline has it.
package struct LintBaseline {
    private let specs: String
    private let output: String

    package init(specs: String, output: String) {
        self.specs = PathText.normalised(specs)
        self.output = PathText.normalised(output)
    }

    package func baseline(of result: LintResult) -> Baseline {
        Baseline(of: .lint, result.violations.map(entry))
    }

    /// - Parameter isWhole: whether all rules and all files were looked at; else nobody can know what is gone.
    /// - Returns: the result without what is accepted.
    package func compare(
        _ result: LintResult,
        with baseline: Baseline,
        isWhole: Bool
    ) -> (result: LintResult, comparison: Baseline.Comparison<Diagnostic>) {
        var comparison = baseline.compare(result.violations, by: entry)
        if !isWhole { comparison.gone = [] }
        var rest = result
        rest.diagnostics =
            result.otherProblems
            + comparison.new.map { new in
                guard new.accepted > 0 else { return new.item }
                var diagnostic = new.item
                let one = new.accepted == 1 ? "1 of these is" : "\(new.accepted) of these are"
                diagnostic.notes.append(Diagnostic.Note("\(one) in the baseline, and differ only in their lines"))
                return diagnostic
            }
        rest.diagnostics = rest.diagnostics.sortedAndUnique()
        return (rest, comparison)
    }

    /// Wherever the command runs, and whatever the folders are called there.
    private func entry(_ diagnostic: Diagnostic) -> String {
        let path = diagnostic.location.map { relative(PathText.normalised($0.path)) + ": " } ?? ""
        return "\(path)\(diagnostic.id): \(diagnostic.message)"
    }

    private func relative(_ path: String) -> String {
        // Of a folder inside of the other one, the path is shorter.
        let inSpecs = TargetPackage(output: specs).relative(path)
        let inPackage = TargetPackage(output: output).relative(path)
        guard let inSpecs, inPackage.map({ inSpecs.utf8.count < $0.utf8.count }) ?? true else {
            return inPackage ?? path
        }
        return "specs/" + inSpecs
    }
}

extension LintResult {
    /// Places that break a rule of the project's.
    fileprivate var violations: [Diagnostic] {
        let others = Set(otherProblems)
        return diagnostics.filter { !others.contains($0) }
    }
}
