/// What today's runtime has for a state with a name, which comparisons of drawings take.
public struct ScenePreview<State> {
    public var name: String
    public var state: State

    public init(name: String, state: State) {
        self.name = name
        self.state = state
    }
}
