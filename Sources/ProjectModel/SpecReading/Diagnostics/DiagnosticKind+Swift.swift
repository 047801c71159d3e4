extension DiagnosticKind {
    public static let invalidName = DiagnosticKind("invalid-name", "A name can't be used.")
    public static let invalidSwift = DiagnosticKind("invalid-swift", "A text isn't the Swift that is expected there.")
    public static let stringNeedsQuotes = DiagnosticKind(
        "string-needs-quotes",
        "A string's default is written without Swift's quotes."
    )
    static let valueTypeMismatch = DiagnosticKind("value-type-mismatch", "A value doesn't match its type.")

    static let aboutSwift: [DiagnosticKind] = [.invalidName, .invalidSwift, .stringNeedsQuotes, .valueTypeMismatch]
}
