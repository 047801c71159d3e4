/// The keys of `swift` in `project.yml`.
enum SwiftKeys: String, SpecKeys {
    case languageMode, defaultIsolation, upcomingFeatures, defines

    static let title = "swift"
    static let required = requiredKeys
    static let place = "`swift` in `project.yml`: how the target package is compiled."

    var key: SpecKey {
        switch self {
        case .languageMode:
            SpecKey(
                rawValue,
                .defaults("`6`"),
                type: Choices.languageModes,
                "The Swift language mode.",
                example: "languageMode: 5"
            )
        case .defaultIsolation:
            SpecKey(
                rawValue,
                .defaults("`nonisolated`"),
                type: Choices.isolations,
                "The isolation of declarations that state none. With `MainActor`, what starts with values of your own types, states and descriptors, is made on the main actor; a use case isn't on it, and can use only those of your types that are `nonisolated`.",
                example: "defaultIsolation: MainActor"
            )
        case .upcomingFeatures:
            SpecKey(
                rawValue,
                .defaults("`[ExistentialAny, InternalImportsByDefault, MemberImportVisibility]`"),
                type: "list of names",
                "Features of a later language mode to turn on.",
                example: "upcomingFeatures: [ExistentialAny]"
            )
        case .defines:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of names",
                "Conditions that hold in `#if`.",
                example: "defines: [INTERNAL_BUILD]"
            )
        }
    }
}
