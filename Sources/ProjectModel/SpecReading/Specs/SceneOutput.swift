/// The type that a scene's descriptor resolves to.
public enum SceneOutput: String, CaseIterable, Hashable, Sendable {
    case viewController = "UIViewController"
    /// The scene in a navigation controller of its own.
    case navigationController = "UINavigationController"
    /// A SwiftUI view: ViperRuntime's view that shows the scene.
    case embeddedScene = "EmbeddedScene"
}
