extension DiagnosticKind {
    /// All kinds that this part reports.
    public static let ofSpecReading: [DiagnosticKind] =
        [aboutReading, aboutSlips, aboutKeys, aboutSwift].flatMap(\.self)
}
