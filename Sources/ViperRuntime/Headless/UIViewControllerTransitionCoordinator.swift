#if !canImport(UIKit)
    public import Foundation

    /// The facts about a transition, as in UIKit, without views and interaction.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
    @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
        /// Always true: transitions without animation have no coordinator.
        var isAnimated: Bool { get }
        /// Always false: there are no interrupted swipes.
        var isCancelled: Bool { get }
        /// Always false: there are no touches.
        var isInteractive: Bool { get }
        /// Always 0: a transition takes a turn but no time.
        var transitionDuration: TimeInterval { get }
    }

    /// A running transition, as in UIKit.
    ///
    /// From https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
    @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
        /// Calls `animation` when the transition runs, and `completion` when it has ended, after `viewDidAppear`.
        @discardableResult func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool
    }

    extension UIViewControllerTransitionCoordinator {
        @discardableResult public func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool {
            animate(alongsideTransition: animation, completion: nil)
        }
    }
#endif
