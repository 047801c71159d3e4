extension DiagnosticKind {
    static let applicationImported = DiagnosticKind(
        "application-imported",
        "The app's own module is the application, and something would import it."
    )
    static let catalystWithoutIos = DiagnosticKind("catalyst-without-ios", "`macCatalyst` is listed without `iOS`.")
    static let forbiddenDependency = DiagnosticKind(
        "forbidden-dependency",
        "A module depends on one that it mustn't know."
    )
    public static let wrongModule = DiagnosticKind(
        "wrong-module",
        "Something is in a module of a kind that can't have it."
    )
    public static let coreIsNoFeature = DiagnosticKind(
        "core-is-no-feature",
        "The project's core module has another kind."
    )

    static let aboutModules: [DiagnosticKind] = [
        .applicationImported, .catalystWithoutIos, .coreIsNoFeature, .forbiddenDependency, .wrongModule,
    ]
}
