extension DiagnosticKind {
    static let nameIsImplied = DiagnosticKind(
        "name-is-implied",
        "The name of a module follows from that of the project."
    )
    static let nameLeft = DiagnosticKind(
        "name-left",
        severity: .warning,
        "A name may belong to what is renamed, moved or removed, and was left as it is."
    )

    static let aboutRenaming: [DiagnosticKind] = [.nameIsImplied, .nameLeft]
}
