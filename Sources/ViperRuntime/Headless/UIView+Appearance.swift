#if !canImport(UIKit)
    extension UIView {
        /// The controllers whose root views are this one or, if there is none, the nearest ones below it.
        private var topControllers: [UIViewController] {
            if let viewController { return [viewController] }
            return subviews.flatMap(\.topControllers)
        }

        /// The controllers of this tree that are on the screen, without those that they contain.
        var visibleControllers: [UIViewController] {
            topControllers.filter { $0.appearance.isVisible && $0.followsItsView }
        }

        /// Returns the controllers of this tree that appear because their views are added to a view on the screen.
        func controllersToAppear(in superview: UIView) -> [UIViewController] {
            guard let window = superview.window, !window.isHidden else { return [] }
            return topControllers.filter { $0.appearance.state == .disappeared && $0.followsItsView }
        }
    }

    extension UIViewController {
        /// True if the controller appears and disappears with its view, not when its container says so.
        var followsItsView: Bool {
            guard let parent else { return true }
            return parent.appearance.isVisible && parent.shouldAutomaticallyForwardAppearanceMethods
                && !parent.showsOneChild
        }
    }
#endif
