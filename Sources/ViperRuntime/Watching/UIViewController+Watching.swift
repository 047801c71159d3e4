#if canImport(UIKit)
    import UIKit
#endif

extension UIViewController {
    /// Tells the watcher that the screen has appeared, unless it never went, as after a swipe back that was abandoned.
    func tellAppearance() {
        guard let sceneAttachment, !sceneAttachment.hasAppeared else { return }
        sceneAttachment.hasAppeared = true
        tell { .appeared($0) }
    }

    /// Tells the watcher that the screen has disappeared.
    func tellDisappearance() {
        guard let sceneAttachment, sceneAttachment.hasAppeared else { return }
        sceneAttachment.hasAppeared = false
        tell { .disappeared($0) }
    }

    /// Tells the watcher of a route from the screen.
    func tellRoute(to destination: UIViewController?) {
        sceneAttachment?.watcher?.watch(.led(from: sceneDescriptor, to: destination?.content.sceneDescriptor))
    }

    /// Tells the watcher of a route back from the screen.
    func tellRouteBack() {
        sceneAttachment?.watcher?.watch(.ledBack(from: sceneDescriptor))
    }

    private func tell(_ event: (any TypedDescriptor) -> NavigationEvent) {
        guard let watcher = sceneAttachment?.watcher, let sceneDescriptor, !isInsideOfScene else { return }
        watcher.watch(event(sceneDescriptor))
    }

    /// True for a scene inside of another one, which isn't a screen.
    private var isInsideOfScene: Bool {
        sequence(first: self, next: \.parent).dropFirst().contains {
            !($0 is UINavigationController) && $0.sceneDescriptor != nil
        }
    }
}

#if canImport(UIKit) && canImport(ObjectiveC)
    extension UIViewController {
        /// Has each appearance told from now on, of screens that are written by hand, too.
        ///
        /// Only an app that watches comes here. UIKit tells nobody but the controller itself, so the methods that it
        /// calls are replaced by ones that call them, and then tell. A controller that overrides one calls `super`, as
        /// Apple asks.
        static func startTellingAppearances() { replacement }

        private static let replacement: Void = {
            extend("viewDidAppear:") { $0.tellAppearance() }
            extend("viewDidDisappear:") { $0.tellDisappearance() }
        }()

        private static func extend(_ name: String, by tell: @escaping @MainActor @Sendable (UIViewController) -> Void) {
            typealias Implementation = @convention(c) (UIViewController, Selector, Bool) -> Void
            let selector = NSSelectorFromString(name)
            guard let method = class_getInstanceMethod(UIViewController.self, selector) else { return }
            let original = unsafeBitCast(method_getImplementation(method), to: Implementation.self)
            let extended: @convention(block) (UIViewController, Bool) -> Void = { controller, isAnimated in
                original(controller, selector, isAnimated)
                MainActor.assumeIsolated { tell(controller) }
            }
            method_setImplementation(method, imp_implementationWithBlock(extended))
        }
    }
#else
    extension UIViewController {
        /// Does nothing: without UIKit, each appearance is told anyway.
        static func startTellingAppearances() {}
    }
#endif
