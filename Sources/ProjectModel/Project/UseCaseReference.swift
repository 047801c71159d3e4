/// A use case, named from elsewhere.
public struct UseCaseReference: Hashable, Sendable {
    public var feature: String
    public var useCase: String

    public init(feature: String, useCase: String) {
        self.feature = feature
        self.useCase = useCase
    }
}

extension UseCaseReference {
    /// For example: `Recipes.FetchRecipe`.
    var text: String { "\(feature).\(useCase)" }
}
