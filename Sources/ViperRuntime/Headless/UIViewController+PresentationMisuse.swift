#if !canImport(UIKit)
    /// The reasons and messages are UIKit's own, as logged on the console; the documentation of
    /// `present(_:animated:completion:)` doesn't have them:
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
    extension UIViewController {
        func raiseUnlessPresentable(_ controller: UIViewController) {
            if controller === self { raiseActive(controller) }
            if controller.presenter != nil {
                Misuse.raise(
                    "Application tried to present modally a view controller \(controller) that is already being presented."
                )
            }
            if let parent = controller.parent {
                Misuse.raise(
                    "Application tried to present modally a view controller \(controller) "
                        + "that has a parent view controller \(parent)."
                )
            }
        }

        func raiseActive(_ controller: UIViewController) -> Never {
            Misuse.raise("Application tried to present modally an active controller \(controller).")
        }

        /// Returns true if nothing is presented yet. Otherwise it reports an issue of the running test, and nothing is
        /// presented.
        func canPresent(_ controller: UIViewController, from caller: UIViewController) -> Bool {
            let attempt = "Attempt to present \(controller) on \(self) (from \(caller))"
            if let presented = presentation?.presented {
                Misuse.log("\(attempt) which is already presenting \(presented).")
                return false
            }
            if isDismissing {
                Misuse.log("\(attempt) while a dismissal is in progress.")
                return false
            }
            return true
        }
    }
#endif
