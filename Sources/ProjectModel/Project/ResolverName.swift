/// The names of resolvers: each is called after what it resolves.
///
/// A feature's resolves all of its scenes that come as they are. A scene with an `output` of its own, and a use case, have one each, whose
/// name says which of the two it is.
public enum ResolverName {
    /// For example: `RecipesResolver`.
    public static func ofFeature(_ name: String) -> String { name + "Resolver" }

    /// For example: `RecipeEditorSceneResolver`.
    public static func ofScene(_ name: String) -> String { name + "SceneResolver" }

    /// For example: `FetchRecipeUseCaseResolver`.
    public static func ofUseCase(_ name: String) -> String { name + "UseCaseResolver" }
}
