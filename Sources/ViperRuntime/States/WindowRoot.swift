#if canImport(UIKit)
    public import UIKit
#endif

/// What an app's windows show, which follows the app's state.
///
/// The app's environment has one where its specs name states, and whoever knows the state changes it. For example, where
/// somebody signs in and out:
///
/// ```swift
/// environment.root.change(to: .signedIn(SignedInEnvironment(app: environment)))
/// environment.root.change(to: .signedOut)
/// ```
///
/// What is there in one state only is part of the state's value, and goes with it once no screen needs it any more.
@MainActor public final class WindowRoot<State> {
    /// A window, with how its screens are made.
    private final class Shown {
        weak var window: UIWindow?
        let make: (State) -> UIViewController?
        /// True while a transition has to end first.
        var isWaiting = false

        init(_ window: UIWindow, make: @escaping (State) -> UIViewController?) {
            self.window = window
            self.make = make
        }
    }

    public private(set) var state: State
    private var shown: [Shown] = []

    public init(_ state: State) {
        self.state = state
    }

    /// Has all windows show what another state asks for: what was on screen goes, with all that it presents.
    ///
    /// A window whose screens are moving changes when they have come to rest. A change to the same state makes its screens
    /// anew.
    public func change(to state: State) {
        self.state = state
        shown.removeAll { $0.window == nil }
        for shown in shown { update(shown) }
    }

    /// Has a window show what the state asks for, now and whenever it changes. The window isn't kept.
    ///
    /// Generated environments call it. For example: `environment.showRoot(in: window)`.
    ///
    /// - Parameter make: Returns what is shown in a state; `nil` to leave the window as it is.
    public func show(in window: UIWindow, by make: @escaping (State) -> UIViewController?) {
        shown.removeAll { $0.window == nil || $0.window === window }
        shown.append(Shown(window, make: make))
        if let controller = make(state) { window.rootViewController = controller }
    }

    private func update(_ shown: Shown) {
        guard !shown.isWaiting, let window = shown.window else { return }
        guard let transition = window.transitionUnderWay else {
            window.dismissAll { [weak window] in
                // The state may have changed again meanwhile.
                guard let window, let controller = shown.make(self.state) else { return }
                window.replaceRoot(by: controller)
            }
            return
        }
        shown.isWaiting = true
        transition.animate(alongsideTransition: nil) { _ in
            shown.isWaiting = false
            self.update(shown)
        }
    }
}

extension UIWindow {
    fileprivate func replaceRoot(by controller: UIViewController) {
        rootViewController = controller
        #if canImport(UIKit)
            guard !isHidden else { return }
            UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve, animations: nil)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        #endif
    }
}
