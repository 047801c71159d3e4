public import Diagnostics

extension DiagnosticKind {
    static let duplicateMock = DiagnosticKind("duplicate-mock", "Two protocols would have mocks with the same name.")
    static let inheritanceCycle = DiagnosticKind("inheritance-cycle", "A protocol inherits from itself.")
    static let markInVain = DiagnosticKind(
        "mark-in-vain",
        severity: .warning,
        "What is marked to be mocked isn't a protocol."
    )
    static let missingProtocol = DiagnosticKind(
        "missing-protocol",
        "A protocol inherits from one that isn't in the sources."
    )
    static let mockAnnotation = DiagnosticKind("mock-annotation", "An annotation above a protocol is invalid.")
    static let sourceSyntaxError = DiagnosticKind("source-syntax-error", "A source has a syntax error.")
    static let unmockableMember = DiagnosticKind("unmockable-member", "A member of a protocol can't be in a mock.")
    static let unmockableProtocol = DiagnosticKind("unmockable-protocol", "A protocol can't be mocked.")

    /// All that this target reports, sorted by id.
    public static let ofMockGeneration: [DiagnosticKind] = [
        .duplicateMock,
        .inheritanceCycle,
        .markInVain,
        .missingProtocol,
        .mockAnnotation,
        .sourceSyntaxError,
        .unmockableMember,
        .unmockableProtocol,
    ]
}
