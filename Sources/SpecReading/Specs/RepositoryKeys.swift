/// The keys of a repository that scenes share.
enum RepositoryKeys: String, SpecKeys {
    case summary, uses, methods

    static let title = "repository"
    static let required = requiredKeys
    static let place = "An entry of `repositories` in `module.yml`."

    var key: SpecKey {
        switch self {
        case .summary:
            SpecKey(rawValue, type: "text", "What it knows.", example: "summary: Recipes, from the server.")
        case .uses:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of services",
                "The services that it uses. Those who share it needn't list them.",
                example: "uses: [recipeClient]"
            )
        case .methods:
            SpecKey(
                rawValue,
                .required,
                type: "[repository methods](#repository-method) by name",
                "What it can be asked for.",
                example: "methods: { fetchRecipe: { parameters: { id: Int64 }, returns: Recipe, throws: true } }"
            )
        }
    }
}
