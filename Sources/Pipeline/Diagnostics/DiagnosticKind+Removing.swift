extension DiagnosticKind {
    static let notCommitted = DiagnosticKind("not-committed", "A file of yours would be deleted that git doesn't have.")
    static let stillNeeded = DiagnosticKind("still-needed", "Something in the specs needs what would be removed.")

    static let aboutRemoving: [DiagnosticKind] = [.notCommitted, .stillNeeded]
}
