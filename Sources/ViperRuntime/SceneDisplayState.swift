#if canImport(UIKit)
    public import UIKit
#endif

/// A state that a scene's screen can be opened in, for sandboxes.
///
/// Generated code lists those of a scene. For example: `KaimonoCartViewBuilder.displayStates(environment: environment)`.
@MainActor public struct SceneDisplayState {
    /// As the scene's spec has it. For example: `empty`.
    public let name: String

    private let make: () -> UIViewController

    /// - Parameters:
    ///   - name: As the scene's spec has it.
    ///   - make: Makes a screen that shows the state.
    public init(name: String, make: @escaping () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// A new screen in that state.
    public func makeViewController() -> UIViewController { make() }
}
