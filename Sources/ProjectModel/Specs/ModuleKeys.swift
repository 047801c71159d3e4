/// The keys of `<Module>/module.yml`.
enum ModuleKeys: String, SpecKeys {
    case module, kind, summary, dependencies, sources, types, useCases

    static let title = "module"
    static let place = "`<Module>/module.yml`. A folder of scenes without one is a feature with all defaults."

    var key: SpecKey {
        switch self {
        case .module:
            SpecKey(
                rawValue, .defaults("the folder's name"), type: "name", "The module; as the folder is called.",
                example: "module: Recipes")
        case .kind:
            SpecKey(
                rawValue, .defaults("`feature`"), type: "`feature` or `core`",
                "A feature has scenes and is imported by nobody; a core module has none and may be imported by all.",
                example: "kind: core")
        case .summary:
            SpecKey(
                rawValue, type: "text", "What the module is for.", example: "summary: Searching and reading recipes.")
        case .dependencies:
            SpecKey(
                rawValue, .defaults("`[]`"), type: "list of core modules",
                "Core modules that it imports, beside the project's own.", example: "dependencies: [DesignSystem]")
        case .sources:
            SpecKey(
                rawValue, .defaults("`Sources/<Module>`"), type: "path",
                "The folder of its sources, relative to the target package.", example: "sources: Modules/Recipes")
        case .types:
            SpecKey(
                rawValue, .defaults("`[]`"), type: "list of type names",
                "Public types that you write by hand: in the feature's interface module, or in the core module.",
                example: "types: [RecipeID]")
        case .useCases:
            SpecKey(
                rawValue, type: "[use cases](#use-case) by name",
                "Pieces of the domain layer that other features may ask the resolver for.",
                example: "useCases: { FetchRecipe: { methods: { execute: { parameters: { id: Int64 } } } } }")
        }
    }
}

/// The keys of a use case.
enum UseCaseKeys: String, SpecKeys {
    case summary, uses, methods

    static let title = "use case"
    static let place = "An entry of `useCases` in `module.yml`."

    var key: SpecKey {
        switch self {
        case .summary:
            SpecKey(rawValue, type: "text", "What it does.", example: "summary: One recipe, from the cache or afresh.")
        case .uses:
            SpecKey(
                rawValue, .defaults("`[]`"), type: "list of services", "The services that it stands on.",
                example: "uses: [recipeRepository]")
        case .methods:
            SpecKey(
                rawValue, .required, type: "[methods](#method) by name", "What it can be asked to do.",
                example: "methods: { execute: { parameters: { id: Int64 }, returns: Recipe, async: true, throws: true } }"
            )
        }
    }
}

/// The keys of a method of an interactor or a use case.
enum MethodKeys: String, SpecKeys {
    case parameters, returns, `async`, `throws`

    static let title = "method"
    static let place = "An entry of `interactor` in a scene or of `methods` in a use case; without a value, a method without any."

    var key: SpecKey {
        switch self {
        case .parameters:
            SpecKey(
                rawValue, type: "types, or [parameters](#parameter), by name", "Its parameters, in order.",
                example: "parameters: { id: Int64 }")
        case .returns:
            SpecKey(rawValue, .defaults("`Void`"), type: "Swift type", "What it returns.", example: "returns: Recipe")
        case .async:
            SpecKey(rawValue, .defaults("`false`"), type: "`true` or `false`", "Whether it is `async`.", example: "async: true")
        case .throws:
            SpecKey(
                rawValue, .defaults("`false`"), type: "`true` or `false`",
                "Whether it `throws`. In an interactor, this gives the state a field `failure`.", example: "throws: true")
        }
    }
}

/// The keys of a parameter or a state's field that is spelled out.
enum ParameterKeys: String, SpecKeys {
    case type, `default`

    static let title = "parameter"
    static let place = "A parameter, or a field of a state, where more than its type is to be said."

    var key: SpecKey {
        switch self {
        case .type: SpecKey(rawValue, .required, type: "Swift type", "Its type.", example: "type: \"[Recipe]?\"")
        case .default:
            SpecKey(
                rawValue, type: "Swift expression",
                "Its value unless told otherwise. For a `String`, text in quotes is the string itself.",
                example: "default: true")
        }
    }
}
