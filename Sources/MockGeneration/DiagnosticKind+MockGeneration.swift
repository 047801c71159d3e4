extension DiagnosticKind {
    static let markInVain = DiagnosticKind(
        "mark-in-vain",
        severity: .warning,
        "What is marked to be mocked isn't a protocol."
    )
    static let missingProtocol = DiagnosticKind(
        "missing-protocol",
        severity: .warning,
        "A protocol inherits from one that isn't in the sources."
    )
    static let mockAnnotation = DiagnosticKind("mock-annotation", "An annotation above a protocol is invalid.")
    static let unmetMark = DiagnosticKind(
        "unmet-mark",
        severity: .warning,
        "A mock can't have what the annotation above its protocol asks for."
    )
    public static let unmockable = DiagnosticKind("unmockable", "A protocol or one of its members can't be mocked.")

    /// All kinds that this target reports, sorted by id.
    public static let ofMockGeneration: [DiagnosticKind] = [
        .markInVain, .missingProtocol, .mockAnnotation, .unmetMark, .unmockable,
    ]
}
