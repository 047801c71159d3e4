/// Converts the entries of `vipergen report` to a baseline.
package enum ReportBaseline {
    package static func baseline(of report: MigrationReport) -> Baseline {
        Baseline(of: .report, report.debts.map(\.entry))
    }

    /// - Returns: the entries that the baseline lacks, as errors.
    package static func compare(
        _ report: MigrationReport,
        with baseline: Baseline,
        path: String
    ) -> (growth: [Diagnostic], comparison: Baseline.Comparison<MigrationReport.Debt>) {
        let comparison = baseline.compare(report.debts, by: \.entry)
        let growth = comparison.new.map { new in
            Diagnostic(
                .debtGrown,
                at: new.item.location,
                new.accepted == 0
                    ? "\(new.item.entry), which \(path) doesn't accept"
                    : "\(new.item.entry), more often than the \(new.accepted) that \(path) accepts",
                notes: [Diagnostic.Note("fix it, or accept it with 'vipergen report --write-baseline \(path)'")]
            )
        }
        return (growth.sortedAndUnique(), comparison)
    }
}
