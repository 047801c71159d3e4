/// A field of a state for an action: something that people have the app do.
///
/// For example: `var ordering = ActionStatus.idle`.
public nonisolated enum ActionStatus: Equatable, Sendable {
    case idle
    case running
    case failed(SceneFailure)

    public var isRunning: Bool { self == .running }

    public var failure: SceneFailure? {
        if case .failed(let failure) = self { failure } else { nil }
    }
}
