extension DiagnosticKind {
    static let manifestHeader = DiagnosticKind(
        "manifest-header",
        "`manifest: team` is set, but `Package.swift` has the header of generated files."
    )
    static let manifestMissing = DiagnosticKind(
        "manifest-missing",
        "`manifest: team` is set, but there is no `Package.swift`."
    )
    static let manifestUnreadable = DiagnosticKind("manifest-unreadable", "Swift can't read `Package.swift`.")

    static let aboutManifest: [DiagnosticKind] = [.manifestHeader, .manifestMissing, .manifestUnreadable]
}
