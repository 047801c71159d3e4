/// The mocks of protocols in the sources, for the environments that use them.
public struct ServiceMocks: Sendable {
    private var classes: [String: [String: String]] = [:]

    public init() {}

    /// - Parameters:
    ///   - mock: The class's name. For example: `MockRecipeRepository`.
    ///   - name: The protocol's name. For example: `RecipeRepository`.
    ///   - module: The module that declares the protocol. For example: `KitchenCore`.
    public mutating func add(_ mock: String, of name: String, in module: String) {
        classes[module, default: [:]][name] = mock
    }

    func mock(of name: String, in module: String) -> String? { classes[module]?[name] }
}
