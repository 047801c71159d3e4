/// The keys of `<Module>/module.yml`.
public enum ModuleKeys: String, SpecKeys {
    case kind, summary, imports, sources, types, useCases, repositories, mocks, sandbox,
        uiModule, options

    public static let title = "module"
    public static let required = requiredKeys
    public static let place =
        "`<Module>/module.yml`; the module is called as the folder is. A folder of scenes without one is a feature with all defaults; `<App>` holds scenes of the app's own module, of any style."

    public var key: SpecKey {
        switch self {
        case .kind:
            SpecKey(
                rawValue,
                .defaults("`feature`"),
                type: Choices.moduleKinds,
                "A feature has scenes and is imported by nobody; a core module has none and may be imported by all. A legacy module has scenes of the styles `legacy` and `handwritten` only.",
                example: "kind: feature"
            )
        case .summary:
            SpecKey(
                rawValue,
                type: "text",
                "What the module is for.",
                example: "summary: Searching and reading recipes."
            )
        case .imports:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of core modules and products",
                "Core modules that it imports, besides the project's own, and products of the project's `packages`, which its tests import with it; `ViperImages` is a product without being listed there.",
                example: "imports: [DesignSystem, RxSwift]"
            )
        case .sources:
            SpecKey(
                rawValue,
                .defaults("`Sources/<Module>`"),
                type: "path",
                "The folder of its sources, relative to the target package.",
                example: "sources: Modules/Recipes"
            )
        case .types:
            SpecKey(
                rawValue,
                .defaults("`[]`"),
                type: "list of type names",
                "Public types that you write by hand: in the feature's interface module, or in the core module.",
                example: "types: [RecipeID]"
            )
        case .useCases:
            SpecKey(
                rawValue,
                type: "[use cases](#use-case) by name",
                "Pieces of the domain layer that other features may ask the resolver for.",
                example: "useCases: { FetchRecipe: { methods: { execute: { parameters: { id: Int64 } } } } }"
            )
        case .repositories:
            SpecKey(
                rawValue,
                type: "[repositories](#use-case) by name",
                "Repositories that several `mvvm` scenes and use cases of the feature share, each declared once.",
                example:
                    "repositories: { Recipes: { methods: { fetchRecipe: { parameters: { id: Int64 }, returns: Recipe } } } }"
            )
        case .uiModule:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether the views that SwiftUI draws, with what they draw and their previews, are in a module `<Module>UI` that knows neither services nor interactors, so that a preview builds in seconds.",
                example: "uiModule: true"
            )
        case .mocks:
            SpecKey(
                rawValue,
                type: "[mocks](#mocks), `annotated`, `public`, or list of names",
                "Mocks of protocols that the module's sources declare. With a value, even an empty list, there is a module `<Module>TestSupport`, which for a feature with scenes holds its `StubbableEnvironment` too.",
                example: "mocks: public"
            )
        case .sandbox:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether there is an app `<Module>Sandbox` that shows the feature alone, each scene and each display state, on the `StubbableEnvironment` of the module `<Module>TestSupport`.",
                example: "sandbox: true"
            )
        case .options:
            SpecKey(
                rawValue,
                type: "values by name",
                "Answers to [what your own templates ask](own-templates.md#questions) of modules with scenes.",
                example: "options: { owner: growth }"
            )
        }
    }
}
