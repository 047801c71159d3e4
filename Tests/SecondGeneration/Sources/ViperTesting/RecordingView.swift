public import ViperRuntime

/// A screen that keeps the states that it was to draw.
@MainActor public final class RecordingView<State>: SceneView {
    public private(set) var states: [State] = []

    public init() {}

    public func render(_ state: State) { states.append(state) }
}
