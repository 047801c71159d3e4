/// Sets of members that a contract may ask for; what they are of a scene is computed in Swift.
public enum ContractMembers: String, CaseIterable, Sendable {
    /// To draw a state.
    case rendering
    /// The spec's `events`, and `viewDidLoad`.
    case events
    /// The spec's `events`, those of its `parts`, and `onAppear`.
    case inputs
    /// The spec's `interactor`.
    case interactor
    /// The spec's `useCase`.
    case useCase
    /// The spec's `repository`, answering to completion handlers.
    case repository
    /// The spec's `routes`.
    case routes
}
