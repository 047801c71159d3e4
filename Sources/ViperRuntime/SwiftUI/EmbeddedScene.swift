#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI
    public import UIKit
#endif

/// A scene as a view for SwiftUI. The scene is built when it is shown, and is kept as long as it is and its descriptor
/// stays the same; with another descriptor, the new scene takes its place.
///
/// For example, in a SwiftUI view:
///
/// ```swift
/// EmbeddedScene(for: ViewDescriptor.UserBadgeDescriptor(userID: userID)) { environment.resolve($0) }
/// ```
///
/// It is as large as its content asks for in the room that SwiftUI proposes; a scene that asks for nothing, such as one that
/// scrolls, takes all of it. Where there is no SwiftUI, it is a value that makes the scene: tests ask it to.
@MainActor public struct EmbeddedScene {
    /// What tells this scene from another in its place.
    let identity: AnyHashable?
    private let make: @MainActor () -> UIViewController

    /// A view of a scene that isn't built yet, and that no other takes the place of.
    ///
    /// - Parameter make: Builds the scene.
    public init(_ make: @escaping @MainActor () -> UIViewController) {
        identity = nil
        self.make = make
    }

    /// A view of the scene that a descriptor names.
    ///
    /// - Parameters:
    ///   - descriptor: Names the scene. Descriptors are compared by `==` where they are `Hashable`, otherwise by the text of
    ///     their values, in which all closures are the same, and so are objects of one class that don't describe themselves.
    ///   - make: Builds the scene.
    public init<Descriptor: TypedDescriptor>(
        for descriptor: Descriptor,
        _ make: @escaping @MainActor (Descriptor) -> UIViewController
    ) {
        let hashable = (descriptor as? any Hashable).map { AnyHashable($0) }
        identity = hashable ?? AnyHashable(String(reflecting: descriptor))
        self.make = { make(descriptor) }
    }

    /// A new instance of the scene. Whoever keeps the returned value keeps the scene alive.
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
