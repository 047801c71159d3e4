/// Talks to the services that a scene uses: it knows the environment that has them.
///
/// Generated interactors inherit from it. For example:
///
/// ```swift
/// func fetchCart() async throws -> Cart { try await environment.cartRepository.cart() }
/// ```
@MainActor open class SceneInteractor<Environment> {
    public let environment: Environment

    public init(environment: Environment) {
        self.environment = environment
    }
}
