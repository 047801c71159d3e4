#if canImport(UIKit)
    public import UIKit
#endif

/// What is known of the scene that a view controller shows.
@MainActor final class SceneAttachment {
    var descriptor: (any TypedDescriptor)?
    weak var watcher: (any NavigationWatcher)?
    /// True from when the watcher was told that the screen has appeared until it disappears.
    var hasAppeared = false
    /// What the scene hands back.
    var result: AnyObject?
}

extension UIViewController {
    /// The descriptor of the scene that the screen shows; `nil` for a screen that no generated resolver built.
    ///
    /// In a navigation controller that a scene comes in, it is the first screen that has it. For example:
    /// `navigationController.viewControllers.contains { $0.sceneDescriptor is ViewDescriptor.CartDescriptor }`.
    public var sceneDescriptor: (any TypedDescriptor)? { sceneAttachment?.descriptor }

    /// Keeps the descriptor that the screen was built for, and has the environment told of it if that is a
    /// ``NavigationWatcher``. Generated resolvers call it.
    ///
    /// For example: `viewController(for: descriptor.scene).showing(descriptor, in: self)`.
    public func showing(_ descriptor: some TypedDescriptor, in environment: Any) -> Self {
        let attachment = content.attachment
        attachment.descriptor = descriptor
        attachment.watcher = environment as? any NavigationWatcher
        if attachment.watcher != nil { Self.startTellingAppearances() }
        return self
    }

    /// The first screen of a navigation controller, or the screen itself.
    var content: UIViewController { (self as? UINavigationController)?.viewControllers.first ?? self }

    /// The attachment, made if there is none.
    var attachment: SceneAttachment {
        if let sceneAttachment { return sceneAttachment }
        let attachment = SceneAttachment()
        sceneAttachment = attachment
        return attachment
    }
}

#if canImport(UIKit)
    extension UIViewController {
        private final class Key: Sendable {
            static let attachment = Key()

            var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
        }

        var sceneAttachment: SceneAttachment? {
            get { objc_getAssociatedObject(self, Key.attachment.address) as? SceneAttachment }
            set {
                objc_setAssociatedObject(self, Key.attachment.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
        }
    }
#endif
