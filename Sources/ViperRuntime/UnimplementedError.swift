/// Thrown by a scaffold's member that isn't implemented yet.
///
/// For example: `throw UnimplementedError("RecipeDetailsInteractor.fetchRecipe(id:)")`.
public struct UnimplementedError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The member that has no implementation.
    public let member: String

    /// - Parameter member: The member that has no implementation, with its type.
    public init(_ member: String) {
        self.member = member
    }

    /// For example: `RecipeDetailsInteractor.fetchRecipe(id:) is not implemented yet`.
    public var description: String { "\(member) is not implemented yet" }
}
