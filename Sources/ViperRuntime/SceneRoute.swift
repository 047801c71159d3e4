#if canImport(UIKit)
    public import UIKit
#endif

/// A way that leads on from a scene, with sample arguments, for sandboxes.
///
/// Generated code lists those of a scene. For example: `KaimonoCartViewBuilder.routes(environment: environment)`.
@MainActor public struct SceneRoute {
    /// As the scene's spec has it. For example: `recipe`.
    public let name: String

    private let lead: (UIViewController) -> Void

    /// - Parameters:
    ///   - name: As the scene's spec has it.
    ///   - lead: Leads on from the screen that it is given.
    public init(name: String, lead: @escaping (UIViewController) -> Void) {
        self.name = name
        self.lead = lead
    }

    /// Leads on from a screen, as the scene's wireframe does.
    ///
    /// - Parameter viewController: The scene's screen, in a container that it can be pushed in or presented on.
    public func follow(from viewController: UIViewController) { lead(viewController) }
}
