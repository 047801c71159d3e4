extension DiagnosticKind {
    public static let parameterMismatch = DiagnosticKind(
        "parameter-mismatch",
        "Parameters differ from those that they have to match."
    )
    public static let missingParameter = DiagnosticKind(
        "missing-parameter",
        "A parameter that a scene needs isn't passed."
    )
    public static let outputMismatch = DiagnosticKind(
        "output-mismatch",
        "A scene's output can't be shown in this place."
    )
    static let sharedSceneNotPushed = DiagnosticKind(
        "shared-scene-not-pushed",
        "A scene of `lifetime: shared` is shown in another way than by pushing it, or in two places."
    )

    static let outOfScope = DiagnosticKind(
        "out-of-scope",
        "A scene needs a service in a state that doesn't have it."
    )

    static let ambiguousLink = DiagnosticKind("ambiguous-link", "Two links match one URL.")
    static let linksNotReceived = DiagnosticKind(
        "links-not-received",
        severity: .warning,
        "Links don't open the app."
    )

    static let screensForgotten = DiagnosticKind(
        "screens-forgotten",
        severity: .warning,
        "No screen comes back when the app starts anew."
    )

    static let aboutRoutes: [DiagnosticKind] = [
        .ambiguousLink,
        .linksNotReceived,
        .missingParameter,
        .outOfScope,
        .outputMismatch,
        .parameterMismatch,
        .screensForgotten,
        .sharedSceneNotPushed,
    ]
}
