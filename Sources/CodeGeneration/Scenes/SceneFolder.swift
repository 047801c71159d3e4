import ProjectModel
import Templating

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

extension RenderRequest {
    /// The scaffold of a scene's part, which gives way to a declaration of its type elsewhere in the module.
    static func scenePart(
        _ part: String,
        _ template: TemplateName,
        of scene: Scene,
        in feature: Feature,
        _ values: @escaping @Sendable () -> TemplateFields<TemplateValue>
    ) -> RenderRequest {
        let path = SceneFolder(scene: scene, feature: feature).scaffold(part)
        var request = scaffold(path, template, from: scene.specPath, values)
        request.declares = .init(path: path, type: scene.name + part, folder: feature.sources)
        return request
    }
}
