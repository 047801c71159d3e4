/// The keys of a method of an interactor, a use case or a repository.
public enum MethodKeys: String, SpecKeys {
    case parameters, returns, `async`, `throws`, calls

    public static let title = "method"
    public static let required = requiredKeys
    public static let place =
        "An entry of `interactor`, `useCase` or `repository` in a scene, or of `methods`; without a value, a method without any. A repository's has a completion handler, from which its `async` and its Combine form are derived."

    public var key: SpecKey {
        switch self {
        case .parameters:
            SpecKey(
                rawValue,
                type: "types, or [parameters](#parameter), by name",
                "Its parameters, in order.",
                example: "parameters: { id: Int64 }"
            )
        case .returns:
            SpecKey(
                rawValue,
                .defaults("`Void`"),
                type: "Swift type",
                "What it returns. In a `useCase` or `repository` of a scene that is `mvvm with combine`, `AnyPublisher<Recipe, Never>` is [a publisher](styles/mvvm.md#values-that-keep-coming) that the view model follows.",
                example: "returns: Recipe"
            )
        case .async:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "Whether it is `async`, and so [a load or an action](work.md).",
                example: "async: true"
            )
        case .throws:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true`, `false` or a Swift type",
                "Whether it `throws`, or the one type of errors that it throws: `throws: OrderError`. In an interactor, this gives the state a field `failure`; in the use case of an `mvvm` scene, the data of each part.",
                example: "throws: true"
            )
        case .calls:
            SpecKey(
                rawValue,
                type: "function or property of a service",
                "Of an interactor: what the method only hands on to, of a service under `uses`, with a label for each parameter in their order. The method is generated.",
                example: "calls: recipeRepository.recipe(id:)"
            )
        }
    }
}
