/// A set of members that a contract may require; those of a scene are computed in Swift.
public enum ContractMembers: String, CaseIterable, Sendable {
    /// The members that draw a state.
    case rendering
    /// The spec's `events`, with `viewDidLoad`.
    case events
    /// The spec's `events` and those of its `parts`, with `onAppear`.
    case inputs
    /// The spec's `interactor`.
    case interactor
    /// The spec's `useCase`.
    case useCase
    /// The spec's `repository`, with completion handlers.
    case repository
    /// The spec's `routes`.
    case routes
}
