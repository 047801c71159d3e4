#if !canImport(UIKit)
    import Foundation

    /// An animated transition: the coordinator that its controllers have until it has ended.
    @MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
        private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
        private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
        private var isRunning = false

        let isAnimated = true
        let isCancelled = false
        let isInteractive = false
        let transitionDuration: TimeInterval = 0

        func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool {
            if let completion { completions.append(completion) }
            if isRunning { animation?(self) } else if let animation { animations.append(animation) }
            return true
        }

        func begin() {
            isRunning = true
            for animation in animations { animation(self) }
        }

        func complete() {
            for completion in completions { completion(self) }
        }
    }

    extension UIViewController {
        /// Runs a transition after the window's other ones, and animated ones in a turn of their own; without a window
        /// it runs at once and without a coordinator.
        ///
        /// - Parameters:
        ///   - others: The other controllers of the transition.
        ///   - run: Performs the transition. It calls the closure that it is passed before the last callbacks, which
        ///     may start another.
        func runTransition(
            in window: UIWindow?,
            animated: Bool,
            with others: [UIViewController] = [],
            _ run: @escaping (_ willEnd: () -> Void) -> Void
        ) {
            guard let window else { return run {} }
            guard animated else { return window.transitions.run(animated: false) { run {} } }
            let transition = Transition()
            let controllers = [self] + others
            for controller in controllers { controller.transition = transition }
            let willEnd = {
                for controller in controllers where controller.transition === transition { controller.transition = nil }
            }
            window.transitions.run(animated: true) {
                transition.begin()
                run(willEnd)
                willEnd()
                transition.complete()
            }
        }
    }
#endif
