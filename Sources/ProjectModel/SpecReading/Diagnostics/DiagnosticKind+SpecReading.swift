public import Basics

extension DiagnosticKind {
    /// All that this target reports.
    public static let ofSpecReading: [DiagnosticKind] =
        [aboutReading, aboutSlips, aboutKeys, aboutSwift].flatMap(\.self)
}
