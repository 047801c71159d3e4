// As much of ViperRuntime as generated states and catalogues ask for.

public struct SceneFailure: Sendable {}
public struct ScenePreview<State> {
    public let name: String
    public let state: State
    public init(name: String, state: State) { (self.name, self.state) = (name, state) }
}
@MainActor public protocol ShowsFailure { var failure: SceneFailure? { get set } }
@MainActor public protocol ShowsLoading { var isLoading: Bool { get set } }
