/// What a scene's `State` keeps when an interactor throws: a value that can be compared, rendered and sent on.
///
/// For example: `state.failure = SceneFailure(error, in: "fetchRecipe")`.
public struct SceneFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of what failed, for example `fetchRecipe`.
    public let operation: String

    /// The error's own description, not localised.
    public let message: String

    /// Keeps the description of an error.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - operation: The name of what failed.
    public init(_ error: any Error, in operation: String) {
        self.operation = operation
        message = String(describing: error)
    }

    /// For example: `fetchRecipe: notFound`.
    public var description: String { "\(operation): \(message)" }
}
