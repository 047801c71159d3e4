#if !canImport(UIKit)
    /// The reasons are UIKit's own, as logged on the console.
    extension UINavigationController {
        func raiseUnlessPushable(_ controller: UIViewController) {
            if controller is UINavigationController {
                Misuse.raise("Pushing a navigation controller is not supported")
            }
            if controller.parent is UINavigationController {
                Misuse.raise(
                    "Pushing the same view controller instance more than once is not supported (\(controller))"
                )
            }
            raiseIfContained(in: controller)
        }

        func raiseUnlessDistinct(_ controllers: [UIViewController]) {
            if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
                Misuse.raise("All view controllers in a navigation controller must be distinct")
            }
            for controller in controllers {
                if controller is UINavigationController {
                    Misuse.raise("Pushing a navigation controller is not supported")
                }
                raiseIfContained(in: controller)
            }
        }

        private func raiseIfContained(in controller: UIViewController) {
            if containers.contains(where: { $0 === controller }) {
                Misuse.raise("Cannot add \(controller) as a child of \(self): it contains it already")
            }
        }
    }
#endif
