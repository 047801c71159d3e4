/// The keys of a parameter or a state's field that is spelled out.
enum ParameterKeys: String, SpecKeys {
    case type, `default`

    static let title = "parameter"
    static let required = requiredKeys
    static let place = "A parameter, or a field of a state, where more than its type is to be said."

    var key: SpecKey {
        switch self {
        case .type:
            SpecKey(
                rawValue,
                .required,
                type: "Swift type",
                "Its type. A `typealias` of yours for a function type takes `@escaping` before it: nothing else tells it from other names.",
                example: "type: \"[Recipe]?\""
            )
        case .default:
            SpecKey(
                rawValue,
                type: "Swift expression",
                "Its value unless told otherwise. For a `String`, text in quotes is the string itself.",
                example: "default: true"
            )
        }
    }
}
