/// The keys of a method of an interactor or a use case.
package enum MethodKeys: String, SpecKeys {
    case parameters, returns, `async`, `throws`, publishes, work, running, calls

    package static let title = "method"
    package static let required = requiredKeys
    package static let place =
        "An entry of `interactor` or `useCase` in a scene or of `methods` in a use case; without a value, a method without any."

    package var key: SpecKey {
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
                type: "`true`, `false` or a Swift type",
                "Whether it `throws`, or the one type of errors that it throws: `throws: OrderError`. In an interactor, this gives the state a field `failure`; in the use case of an `mvvm` scene, the data of each part.",
                example: "throws: true"
            )
        case .publishes:
            SpecKey(
                rawValue,
                .defaults("`false`"),
                type: "`true` or `false`",
                "In a `useCase` with `binding: combine`: whether it gives [a publisher](styles/mvvm.md#values-that-keep-coming) of what it `returns` and `throws`, which the view model follows.",
                example: "publishes: true"
            )
        case .work:
            SpecKey(
                rawValue,
                .defaults(
                    "`load` where it fetches, loads, gets, finds, searches or refreshes by its name, and returns what a field of the state takes; else `action`"
                ),
                type: Choices.work,
                "What an `async` method is to the screen. A load is cancelled when the screen goes, and its latest answer counts. An action finishes whatever happens, and isn't started twice.",
                example: "work: load"
            )
        case .running:
            SpecKey(
                rawValue,
                .defaults("`is` and the name's form in -ing: `placeOrder` has `isPlacingOrder`"),
                type: "name of a `Bool` field of the state",
                "Of an action: the field that is `true` while it is under way. The state gets the field where it doesn't list it.",
                example: "running: isOrdering"
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
