/// The keys of a method of an interactor or a use case.
enum MethodKeys: String, SpecKeys {
    case parameters, returns, `async`, `throws`

    static let title = "method"
    static let required = requiredKeys
    static let place =
        "An entry of `interactor` or `useCase` in a scene or of `methods` in a use case; without a value, a method without any."

    var key: SpecKey {
        switch self {
        case .parameters:
            SpecKey(
                rawValue,
                type: "types, or [parameters](#parameter), by name",
                "Its parameters, in order.",
                example: "parameters: { id: Int64 }"
            )
        case .returns:
            SpecKey(rawValue, .defaults("`Void`"), type: "Swift type", "What it returns.", example: "returns: Recipe")
        case .async:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether it is `async`.",
                example: "async: true"
            )
        case .throws:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether it `throws`. In an interactor, this gives the state a field `failure`; in the use case of an `mvvm` scene, the data of each part.",
                example: "throws: true"
            )
        }
    }
}
