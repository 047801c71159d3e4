extension ReportLimit {
    /// Returns an error if the report is beyond the limit.
    package func problem(of report: MigrationReport) -> Diagnostic? {
        if allows(report) { return nil }
        let bound = isMost ? "at most" : "at least"
        let present = report.value(of: measure)
        return Diagnostic(
            .beyondLimit,
            at: nil,
            "\(measure.rawValue) is \(present), but \(bound) \(value) is allowed",
            notes: [Diagnostic.Note("fix what the report lists, or write '--limit \(measure.rawValue)=\(present)'")]
        )
    }
}
