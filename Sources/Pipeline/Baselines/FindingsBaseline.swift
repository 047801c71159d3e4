/// Converts findings of `vipergen check` and `vipergen lint` to entries of a baseline.
package struct FindingsBaseline {
    private let specs: String
    private let output: String

    package init(specs: String, output: String) {
        self.specs = PathText.normalised(specs)
        self.output = PathText.normalised(output)
    }

    package func baseline(of findings: [Diagnostic], for command: Baseline.Command) -> Baseline {
        Baseline(of: command, findings.map(entry))
    }

    /// - Parameter isWhole: true if the whole project was looked at; otherwise gone entries can't be known.
    /// - Returns: the findings that aren't accepted.
    package func compare(
        _ findings: [Diagnostic],
        with baseline: Baseline,
        isWhole: Bool
    ) -> (findings: [Diagnostic], comparison: Baseline.Comparison<Diagnostic>) {
        var comparison = baseline.compare(findings, by: entry)
        if !isWhole { comparison.gone = [] }
        let rest = comparison.new.map { new in
            guard new.accepted > 0 else { return new.item }
            var diagnostic = new.item
            let one = new.accepted == 1 ? "1 of these is" : "\(new.accepted) of these are"
            diagnostic.notes.append(Diagnostic.Note("\(one) in the baseline, and differ only in their lines"))
            return diagnostic
        }
        return (rest, comparison)
    }

    /// Returns the entry of a finding, which doesn't depend on the working folder or on where the folders are.
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
