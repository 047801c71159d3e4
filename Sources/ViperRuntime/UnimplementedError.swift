/// An error thrown by a scaffold's member that isn't implemented yet.
///
/// For example: `throw UnimplementedError("RecipeDetailsInteractor.fetchRecipe(id:)")`.
public struct UnimplementedError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The member without an implementation.
    public let member: String

    /// - Parameter member: The member without an implementation, with its type.
    public init(_ member: String) {
        self.member = member
    }

    /// The description. For example: `RecipeDetailsInteractor.fetchRecipe(id:) is not implemented yet`.
    public var description: String { "\(member) is not implemented yet" }
}
