/// A state that a scene can be shown in, with the name that its spec gives it.
///
/// For example: `ScenePreview(name: "loaded", state: RecipeDetailsState(recipe: .sample))`.
public struct ScenePreview<State> {
    public var name: String
    public var state: State

    public init(name: String, state: State) {
        self.name = name
        self.state = state
    }
}

extension ScenePreview: Sendable where State: Sendable {}

/// What a preview's environment answers with: a preview shows a state, and needs nothing to do so.
///
/// For example: `var client: any APIClient { unavailableInPreviews("client") }`.
///
/// - Parameter name: The service or use case that was reached for.
public func unavailableInPreviews(_ name: String) -> Never {
    fatalError(
        "'\(name)' was reached for in a preview; show what a state holds, and let the presenter reach for the rest"
    )
}
