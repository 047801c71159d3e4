import Diagnostics

extension DiagnosticKind {
    static let classOfNoLegacy = DiagnosticKind(
        "class-of-no-legacy",
        "`class` or `lifetime` is set for a scene whose style isn't `legacy`."
    )
    static let legacyInFeature = DiagnosticKind("legacy-in-feature", "An old screen is in a feature.")
    static let legacyNeedsClass = DiagnosticKind("legacy-needs-class", "The spec of an old screen names no class.")
    static let legacyWithParts = DiagnosticKind(
        "legacy-with-parts",
        "The spec of an old or handwritten screen describes its parts."
    )
    static let legacyWithUseCases = DiagnosticKind(
        "legacy-with-use-cases",
        "A module of old screens, or the app, has a use case."
    )
    static let notAClass = DiagnosticKind("not-a-class", "The class of an old screen isn't a class name.")
    static let sceneAmongLegacy = DiagnosticKind("scene-among-legacy", "A new scene is in a module of `kind: legacy`.")

    static let aboutLegacy: [DiagnosticKind] = [
        .classOfNoLegacy,
        .legacyInFeature,
        .legacyNeedsClass,
        .legacyWithParts,
        .legacyWithUseCases,
        .notAClass,
        .sceneAmongLegacy,
    ]
}
