#if canImport(UIKit)
    import UIKit
#endif

extension UIViewController {
    /// True if it was presented and is the first on its stack, so that only it can offer a way back.
    var isPresentedFirst: Bool { presentingViewController != nil && !isOnOthers }

    /// Closes the screen and then calls `leadOn`: a pushed screen is removed from its stack, another one dismissed.
    /// The first screen of a window or a tab stays.
    ///
    /// For example: `isClosing = leave { openShop(link) }`.
    ///
    /// - Parameter leadOn: Called once in any case.
    /// - Returns: True if it closes.
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

    /// True if it was pushed onto a stack that began with another screen.
    private var isOnOthers: Bool { navigationController?.viewControllers.dropFirst().contains(self) == true }

    /// Waits for a running transition: UIKit can't dismiss a screen that is still appearing, such as when a page leads
    /// back to the app at once.
    private func afterTransition(_ leave: @escaping @MainActor () -> Void) {
        let waits = transitionCoordinator?.animate(alongsideTransition: nil, completion: { _ in leave() })
        if waits != true { leave() }
    }
}
