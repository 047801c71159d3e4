/// The keys of a use case, and of a repository that scenes share.
enum UseCaseKeys: String, SpecKeys {
    case summary, uses, methods

    static let title = "use case"
    static let required = requiredKeys
    static let place = "An entry of `useCases` or `repositories` in `module.yml`."

    var key: SpecKey {
        switch self {
        case .summary:
            SpecKey(rawValue, type: "text", "What it does.", example: "summary: One recipe, from the cache or afresh.")
        case .uses:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of services and repositories",
                "The services that it uses, and of a use case the one of the module's `repositories` that it asks: a method that the repository has as well is handed on to it. Those who share a repository needn't list its services.",
                example: "uses: [recipeRepository, Recipes]"
            )
        case .methods:
            SpecKey(
                rawValue,
                .required,
                type: "[methods](#method) by name",
                "What it can be asked to do.",
                example:
                    "methods: { execute: { parameters: { id: Int64 }, returns: Recipe, async: true, throws: true } }"
            )
        }
    }
}
