public import ViperRuntime

/// The mock of a view: it records the states that a presenter has it draw.
///
/// For example: `#expect(view.renderReceivedState?.recipes == [.sample])`.
@MainActor public final class MockSceneViewContract<RenderedState>: SceneViewContract {
    /// All states, the last one at the end.
    public var renderReceivedInvocations: [RenderedState] = []
    /// Called with each state.
    public var renderClosure: ((RenderedState) -> Void)?

    public init() {}

    /// The last state; `nil` as long as there is none.
    public var renderReceivedState: RenderedState? { renderReceivedInvocations.last }
    /// How many states there are.
    public var renderCallsCount: Int { renderReceivedInvocations.count }
    /// True as soon as there is one.
    public var renderCalled: Bool { !renderReceivedInvocations.isEmpty }

    /// Forgets all states.
    public func reset() {
        renderReceivedInvocations = []
    }

    public func render(_ state: RenderedState) {
        renderReceivedInvocations.append(state)
        renderClosure?(state)
    }
}
