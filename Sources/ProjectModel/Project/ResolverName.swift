/// The names of resolvers: each is named after what it resolves.
///
/// A feature has one for all scenes without an `output` of their own. A scene with an `output`, and a use case, have
/// one each, whose suffix tells them apart.
public enum ResolverName {
    /// For example: `RecipesResolver`.
    public static func ofFeature(_ name: String) -> String { name + "Resolver" }

    /// For example: `RecipeEditorSceneResolver`.
    public static func ofScene(_ name: String) -> String { name + "SceneResolver" }

    /// For example: `FetchRecipeUseCaseResolver`.
    public static func ofUseCase(_ name: String) -> String { name + "UseCaseResolver" }
}
