/// The keys of `environment` in `project.yml`.
enum EnvironmentKeys: String, SpecKeys {
    case type, module, isolation

    static let title = "environment"
    static let required = requiredKeys
    static let place =
        "`environment` in `project.yml`: the team's own type with all side effects, where there is one. A type of the app's module is written as `environment: Session`."

    var key: SpecKey {
        switch self {
        case .type:
            SpecKey(
                rawValue,
                .required,
                type: "name",
                "A type that your sources declare; the app's generated extensions are added to it. Unless [only the resolver](existing-apps.md#the-resolver-alone) is generated, it is public and at the top level; a type inside another is written as `App.Router`.",
                example: "type: Session"
            )
        case .module:
            SpecKey(
                rawValue,
                .defaults("the app"),
                type: "module",
                "The module that declares it: the app, a core module, or a feature.",
                example: "module: KitchenCore"
            )
        case .isolation:
            SpecKey(
                rawValue,
                .defaults("`MainActor`"),
                type: Choices.isolations,
                "Whether the generated functions are `@MainActor`; `nonisolated` is allowed while only the resolver is generated.",
                example: "isolation: nonisolated"
            )
        }
    }
}
