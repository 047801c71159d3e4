#if canImport(UIKit)
    public import UIKit
#endif

/// A route from a scene, with sample arguments, for sandboxes.
///
/// Generated code lists the routes of a scene. For example: `KaimonoCartViewBuilder.routes(environment: environment)`.
@MainActor public struct SceneRoute {
    /// The name in the scene's spec. For example: `recipe`.
    public let name: String

    private let lead: (UIViewController) -> Void

    /// - Parameters:
    ///   - name: The name in the scene's spec.
    ///   - lead: Navigates from the screen that it is passed.
    public init(name: String, lead: @escaping (UIViewController) -> Void) {
        self.name = name
        self.lead = lead
    }

    /// Navigates from a screen as the scene's wireframe does.
    ///
    /// - Parameter viewController: The scene's screen, in a container that can push or present.
    public func follow(from viewController: UIViewController) { lead(viewController) }
}
