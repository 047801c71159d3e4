import ProjectModel

/// Where the files of a scene lie.
struct SceneFolder {
    let scene: Scene
    let feature: Feature

    /// For example: `Sources/Recipes/Generated/RecipeDetails/RecipeDetailsState.swift`.
    func generated(_ part: String) -> String {
        "\(feature.sources)/Generated/\(scene.name)/\(scene.name)\(part).swift"
    }

    /// For example: `Sources/Recipes/Application/RecipeDetails/RecipeDetailsPresenter.swift`.
    func scaffold(_ part: String) -> String {
        "\(feature.sources)/Application/\(scene.name)/\(scene.name)\(part).swift"
    }
}
