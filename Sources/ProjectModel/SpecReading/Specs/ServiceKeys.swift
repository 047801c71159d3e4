/// The keys of a service that is spelled out.
enum ServiceKeys: String, SpecKeys {
    case type, `default`, legacy, stub, summary

    static let title = "service"
    static let required = requiredKeys
    static let place = "An entry of `services` in `project.yml`, where more than its type is to be said."

    var key: SpecKey {
        switch self {
        case .type:
            SpecKey(
                rawValue,
                .required,
                type: "Swift type",
                "The protocol behind the service, or a concrete type of the standard library. `ImageLoading` is [that of `ViperImages`](images.md).",
                example: "type: RecipeRepository"
            )
        case .default:
            SpecKey(
                rawValue,
                .defaults("a new `Default<Type>`, whose file is scaffolded"),
                type: "Swift expression",
                "The app's default for the service. Required if the type is concrete.",
                example: "default: InMemoryRecipeRepository()"
            )
        case .legacy:
            SpecKey(
                rawValue,
                type: "Swift expression",
                "An old object of the app that does the work; a `<Type>Adapter` over it is scaffolded, and is the service's default.",
                example: "legacy: LegacyActivityLogger.shared"
            )
        case .stub:
            SpecKey(
                rawValue,
                .defaults("`mock`"),
                type: Choices.stubs,
                "What replaces the service in a `StubbableEnvironment`: the protocol's mock, or ViperTesting's `StubAPIClient`, whose conformance to the protocol is scaffolded.",
                example: "stub: json"
            )
        case .summary:
            SpecKey(
                rawValue,
                type: "text",
                "What the service is for.",
                example: "summary: All recipes there are."
            )
        }
    }
}
