/// The keys of a parameter or a state's field that is spelled out.
package enum ParameterKeys: String, SpecKeys {
    case type, `default`, loadedBy

    package static let title = "parameter"
    package static let required = requiredKeys
    package static let place = "A parameter, or a field of a state, where more than its type is to be said."

    package var key: SpecKey {
        switch self {
        case .type:
            SpecKey(
                rawValue,
                .required,
                type: "Swift type",
                "Its type. Write `@escaping` before your own `typealias` of a function type; vipergen can't know that it is one.",
                example: "type: \"[Recipe]?\""
            )
        case .default:
            SpecKey(
                rawValue,
                type: "Swift expression",
                "Its default value. For a `String`, text in quotes is the string itself.",
                example: "default: true"
            )
        case .loadedBy:
            SpecKey(
                rawValue,
                type: "name of a method",
                "Of a field of a state: the load that gets it, a method of the interactor or the use case. The field is a `Loadable` of the type, which starts as `.notAsked`.",
                example: "loadedBy: fetchRecipe"
            )
        }
    }
}
