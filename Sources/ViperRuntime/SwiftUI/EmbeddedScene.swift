#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI
    public import UIKit
#endif

/// A scene as a view for SwiftUI. The scene is built when it is shown, and is kept as long as it is.
///
/// For example, in a SwiftUI view:
///
/// ```swift
/// EmbeddedScene { environment.resolve(ViewDescriptor.UserBadgeDescriptor(userID: 42)) }
/// ```
///
/// Where there is no SwiftUI, it is a value that makes the scene: tests ask it to.
@MainActor public struct EmbeddedScene {
    private let make: @MainActor () -> UIViewController

    /// A view of a scene that isn't built yet.
    ///
    /// - Parameter make: Builds the scene.
    public init(_ make: @escaping @MainActor () -> UIViewController) {
        self.make = make
    }

    /// A new instance of the scene. Whoever keeps the returned value keeps the scene alive.
    ///
    /// For example: `badge.makeViewController().loadViewIfNeeded()` in a test.
    public func makeViewController() -> UIViewController { make() }
}

#if canImport(SwiftUI) && canImport(UIKit)
    extension EmbeddedScene: UIViewControllerRepresentable {
        public func makeUIViewController(context: Context) -> UIViewController { make() }

        public func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }
#endif
