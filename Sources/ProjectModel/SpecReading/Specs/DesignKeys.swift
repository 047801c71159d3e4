/// The keys of `design.yml`.
enum DesignKeys: String, SpecKeys {
    case module, components

    static let title = "design"
    static let required = requiredKeys
    static let place =
        "`design.yml`: what `vipergen design import` makes of a design file; [design.md](design.md) shows the way."

    var key: SpecKey {
        switch self {
        case .module:
            SpecKey(
                rawValue,
                .defaults("the project's core module"),
                type: "name of a module",
                "The module that gets the tokens and components: a core module, or a feature's module of views.",
                example: "module: KitchenCore"
            )
        case .components:
            SpecKey(
                rawValue,
                .defaults("`{}`"),
                type: "text by Swift name",
                "The components that become views, each with the name of its component set in the design. Tokens come of all published styles.",
                example: "components: { ProductTile: Product tile }"
            )
        }
    }
}
