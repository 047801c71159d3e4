extension DiagnosticKind {
    static let needsNewerPlatform = DiagnosticKind(
        "needs-newer-platform",
        "The project's platforms are too old for what is asked for."
    )
    static let lifecycleEventOfPart = DiagnosticKind(
        "lifecycle-event-of-part",
        "A part has an event that the whole screen sends."
    )
    static let lifecycleEventWithParameters = DiagnosticKind(
        "lifecycle-event-with-parameters",
        "An event that the view sends on its own has parameters."
    )
    static let missingDefault = DiagnosticKind("missing-default", "A value is needed, and nothing gives it.")
    static let previewCannotCombine = DiagnosticKind(
        "preview-cannot-combine",
        "A field can't be one of the `combinations`."
    )

    static let aboutScenes: [DiagnosticKind] = [
        .lifecycleEventOfPart,
        .lifecycleEventWithParameters,
        .missingDefault,
        .needsNewerPlatform,
        .previewCannotCombine,
    ]
}
