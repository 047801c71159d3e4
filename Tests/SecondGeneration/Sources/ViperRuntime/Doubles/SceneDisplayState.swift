#if canImport(UIKit)
public import UIKit
#endif

/// A scene's screen in a state that its spec names, for previews and tests. Its presenter does nothing.
///
/// For example: `ShopDetailViewBuilder.displayStates(environment: StubbableEnvironment())`.
@MainActor public struct SceneDisplayState {
    /// For example: `empty`.
    public let name: String

    private let make: () -> UIViewController

    public init(name: String, make: @escaping () -> UIViewController) {
        self.name = name
        self.make = make
    }

    /// A new screen in that state.
    public func makeViewController() -> UIViewController { make() }
}
