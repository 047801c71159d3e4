import ViperRuntime

extension UIViewController {
    /// Whether it was presented and nothing is below it, so that only it can offer a way back.
    var isPresentedFirst: Bool { presentingViewController != nil && !isOnOthers }

    /// Takes the screen away and leads on when it has gone: it is taken off the stack that it was pushed onto, otherwise
    /// dismissed. The first screen of a window or a tab stays.
    ///
    /// For example: `isClosing = leave { openShop(link) }`.
    ///
    /// - Parameter leadOn: Called in any case, once.
    /// - Returns: Whether it goes.
    func leave(then leadOn: @escaping @MainActor @Sendable () -> Void) -> Bool {
        if isOnOthers, let stack = navigationController {
            afterTransition {
                stack.setViewControllers(stack.viewControllers.filter { $0 !== self }, animated: false)
                leadOn()
            }
        } else if let presenter = presentingViewController {
            afterTransition { presenter.dismiss(animated: true, completion: leadOn) }
        } else {
            leadOn()
            return false
        }
        return true
    }

    /// Whether it was pushed onto a stack that began with another screen.
    private var isOnOthers: Bool { navigationController?.viewControllers.dropFirst().contains(self) == true }

    /// UIKit dismisses nothing that is still on its way in, as where a page leads back to the app at once.
    private func afterTransition(_ leave: @escaping @MainActor () -> Void) {
        let waits = transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in leave() })
        if waits != true { leave() }
    }
}
