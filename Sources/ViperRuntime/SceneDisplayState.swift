#if canImport(UIKit)
    public import UIKit
#endif

/// A state in which a scene's screen can be opened, for sandboxes.
///
/// Generated code lists the states of a scene. For example:
/// `KaimonoCartViewBuilder.displayStates(environment: environment)`.
@MainActor public struct SceneDisplayState {
    /// The name in the scene's spec. For example: `empty`.
    public let name: String

    private let make: () -> UIViewController

    /// - Parameters:
    ///   - name: The name in the scene's spec.
    ///   - make: Creates a screen that shows the state.
    public init(name: String, make: @escaping () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// Creates a screen in that state.
    public func makeViewController() -> UIViewController { make() }
}
