/// A state in which a scene can be shown, with its name from the spec.
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
