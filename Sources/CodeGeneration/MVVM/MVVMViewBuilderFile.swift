import ProjectModel
import Templating

/// The door of an `mvvm` scene.
enum MVVMViewBuilderFile {
    static func request(for scene: Scene, of feature: Feature, in context: GenerationContext) -> RenderRequest {
        var request = SceneViewBuilderFile.request(for: scene, of: feature, in: context)
        request.template = .mvvmViewBuilder
        return request
    }
}
