extension DiagnosticKind {
    static let movedCode = DiagnosticKind(
        "moved-code",
        severity: .warning,
        "After a move, something has to be changed by hand."
    )
    package static let notConfirmed = DiagnosticKind(
        "not-confirmed",
        "A move, a removal or an ejection was not confirmed."
    )
    static let sceneIsThere = DiagnosticKind("scene-is-there", "The scene is already in that module.")

    static let aboutMoving: [DiagnosticKind] = [.movedCode, .notConfirmed, .sceneIsThere]
}
