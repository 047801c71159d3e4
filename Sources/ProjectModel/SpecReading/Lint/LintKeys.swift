/// The keys of `lint` in `project.yml`.
enum LintKeys: String, SpecKeys {
    case severity, excluded, legacySingletons

    static let title = "lint"
    static let required = requiredKeys
    static let place =
        "`lint` in `project.yml`: how `vipergen lint` and `vipergen check` look at the sources; [lint.md](lint.md) has the rules."

    var key: SpecKey {
        switch self {
        case .severity:
            SpecKey(
                rawValue,
                .defaults("`error` for every rule"),
                type: "\(Choices.severities) by rule",
                "How much a broken rule matters. Warnings are printed but don't fail the run; a rule that is `off` isn't checked anywhere. One that is off unless turned on is turned on by being named here.",
                example: "severity: { unused-dependency: warning, builder-without-descriptor: off }"
            )
        case .excluded:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of paths",
                "Files and folders that aren't checked, relative to the target package.",
                example: "excluded: [Sources/Recipes/Vendored]"
            )
        case .legacySingletons:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of Swift names with dots",
                "Old objects that only a type whose name ends in `Adapter` may use, besides those that services name under `legacy`.",
                example: "legacySingletons: [OldSession.shared]"
            )
        }
    }
}
