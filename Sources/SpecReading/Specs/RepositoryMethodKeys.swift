/// The keys of a method of an `mvvm` scene's repository.
enum RepositoryMethodKeys: String, SpecKeys {
    case parameters, returns, `throws`, publishes

    static let title = "repository method"
    static let required = requiredKeys
    static let place =
        "An entry of `repository` in a scene, or of `methods` in a repository. It has a completion handler; the `async` and the Combine form are derived from that."

    var key: SpecKey {
        switch self {
        case .parameters: MethodKeys.parameters.key
        case .returns:
            SpecKey(
                rawValue,
                .defaults("`Void`"),
                type: "Swift type",
                "What the completion handler is called with.",
                example: "returns: Recipe"
            )
        case .throws:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true`, `false` or a Swift type",
                "Whether the completion handler is called with a `Result`, and the `async` form `throws`; or the one type of errors.",
                example: "throws: true"
            )
        case .publishes:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "With `binding: combine`: whether it gives [a publisher](styles/mvvm.md#values-that-keep-coming) in place of a completion handler.",
                example: "publishes: true"
            )
        }
    }
}
