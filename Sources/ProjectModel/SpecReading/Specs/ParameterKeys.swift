/// The keys of a parameter, or a field of a state, that is spelled out.
public enum ParameterKeys: String, SpecKeys {
    case type, `default`, loads, from

    public static let title = "parameter"
    public static let required = requiredKeys
    public static let place = "A parameter, or a field of a state, where more than its type is to be said."

    public var key: SpecKey {
        switch self {
        case .type:
            SpecKey(
                rawValue,
                type: "Swift type",
                "Its type; required, unless it is loaded. Write `@escaping` before your own `typealias` of a function type; vipergen can't know that it is one.",
                example: "type: \"[Recipe]?\""
            )
        case .default:
            SpecKey(
                rawValue,
                type: "Swift expression",
                "Its default value. For a `String`, text in quotes is the string itself.",
                example: "default: true"
            )
        case .loads:
            SpecKey(
                rawValue,
                type: "Swift type",
                "Of a field of a state: what is [loaded](work.md#in-a-spec) into it. A collection is empty until then, anything else `nil`; a `Loadable<Recipe>` knows itself how its load goes.",
                example: "loads: Recipe"
            )
        case .from:
            SpecKey(
                rawValue,
                type: "call of a service, or name of a method",
                "With `loads`: the call that gets it, with parameters of the scene, fields and literals. All else follows: the service under `uses`, the method of the interactor or the use case, `isLoading`, `failure`. Where more than a call is to be done, the name of a method that does it.",
                example: "from: \"recipeRepository.recipe(id: recipeID)\""
            )
        }
    }
}
