extension DiagnosticKind {
    static let noResolver = DiagnosticKind("no-resolver", "No type of the app opens screens by their descriptors.")
    static let severalResolvers = DiagnosticKind(
        "several-resolvers",
        exit: .usage,
        "Several types of the app open as many scenes."
    )
    static let notAdopted = DiagnosticKind("not-adopted", severity: .warning, "A descriptor stays written by hand.")
    static let adoptedInPart = DiagnosticKind(
        "adopted-in-part",
        severity: .warning,
        "A scene is adopted, and its spec doesn't say all that its descriptor does."
    )
    static let uncompiledSwitch = DiagnosticKind(
        "uncompiled-switch",
        "The target that compiles the app's resolver wouldn't compile the generated switch."
    )
    static let generatedResolver = DiagnosticKind(
        "generated-resolver",
        "The app's resolver is in a source that another tool writes."
    )
    static let ignoredByGit = DiagnosticKind(
        "ignored-by-git",
        severity: .warning,
        "Git ignores a file that the app needs."
    )

    static let aboutAdopting: [DiagnosticKind] = [
        .adoptedInPart, .generatedResolver, .ignoredByGit, .noResolver, .notAdopted, .severalResolvers,
        .uncompiledSwitch,
    ]
}
