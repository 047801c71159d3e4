#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI
    public import UIKit
#endif

/// A scene as a SwiftUI view. The scene is created when it is shown, and lives as long as it is shown with the same
/// descriptor; a different descriptor replaces it with a new scene.
///
/// For example, in a SwiftUI view:
///
/// ```swift
/// EmbeddedScene(for: ViewDescriptor.UserBadgeDescriptor(userID: userID)) { environment.resolve($0) }
/// ```
///
/// It takes the size of its content within the space that SwiftUI proposes; a scene without a size of its own, such as
/// a scrolling one, takes all of it. Without SwiftUI, it is a value from which tests create the scene.
@MainActor public struct EmbeddedScene {
    /// The identity of the scene, by which a replacement is detected.
    let identity: AnyHashable?
    private let make: @MainActor () -> UIViewController

    /// Creates a view of a scene that isn't created yet, and is never replaced.
    ///
    /// - Parameter make: Creates the scene.
    public init(_ make: @escaping @MainActor () -> UIViewController) {
        identity = nil
        self.make = make
    }

    /// Creates a view of the scene for a descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The scene's descriptor. Descriptors are compared with `==` if they are `Hashable`, otherwise by
    ///     the text of their values, in which all closures are equal, and so are objects of the same class without a
    ///     description of their own.
    ///   - make: Creates the scene.
    public init<Descriptor: TypedDescriptor>(
        for descriptor: Descriptor,
        _ make: @escaping @MainActor (Descriptor) -> UIViewController
    ) {
        let hashable = (descriptor as? any Hashable).map { AnyHashable($0) }
        identity = hashable ?? AnyHashable(String(reflecting: descriptor))
        self.make = { make(descriptor) }
    }

    /// Creates an instance of the scene. It lives as long as the returned value.
    ///
    /// For example: `badge.makeViewController().loadViewIfNeeded()` in a test.
    public func makeViewController() -> UIViewController { make() }
}

#if canImport(SwiftUI) && canImport(UIKit)
    extension EmbeddedScene: UIViewControllerRepresentable {
        public func makeUIViewController(context: Context) -> EmbeddedSceneViewController {
            let controller = EmbeddedSceneViewController()
            controller.show(self)
            return controller
        }

        public func updateUIViewController(_ uiViewController: EmbeddedSceneViewController, context: Context) {
            uiViewController.show(self)
        }

        @available(iOS 16.0, tvOS 16.0, *)
        public func sizeThatFits(
            _ proposal: ProposedViewSize,
            uiViewController: EmbeddedSceneViewController,
            context: Context
        ) -> CGSize? {
            uiViewController.contentSize(inWidth: proposal.width)
        }
    }
#endif
