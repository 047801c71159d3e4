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
        /// True while the window changes, or waits for a transition to end first.
        var isChanging = false

        init(_ window: UIWindow, make: @escaping (State) -> UIViewController?) {
            self.window = window
            self.make = make
        }
    }

    public private(set) var state: State
    private var shown: [Shown] = []
    /// The number of changes so far.
    private var changes = 0

    public init(_ state: State) {
        self.state = state
    }

    /// Has all windows show what another state asks for: what was on screen goes, with all that it presents.
    ///
    /// A window whose screens are moving changes when they have come to rest. What people have written and not saved goes as
    /// well, whatever `isModalInPresentation` says. A change to the same state makes its screens anew.
    public func change(to state: State) {
        self.state = state
        changes += 1
        shown.removeAll { $0.window == nil }
        for shown in shown { update(shown) }
    }

    /// Has a window show what `make` returns for the state, now and whenever it changes; for `nil`, the window stays as
    /// it is. The window isn't kept.
    ///
    /// Generated environments call it. For example: `environment.showRoot(in: window)`.
    public func show(in window: UIWindow, by make: @escaping (State) -> UIViewController?) {
        shown.removeAll { $0.window == nil || $0.window === window }
        let own = Shown(window, make: make)
        shown.append(own)
        update(own)
    }

    private func update(_ shown: Shown) {
        guard !shown.isChanging, let window = shown.window else { return }
        shown.isChanging = true
        if let transition = window.transitionUnderWay {
            let isQueued = transition.animate(alongsideTransition: nil) { _ in self.updateSoon(shown) }
            if !isQueued { updateSoon(shown) }
            return
        }
        let known = changes
        guard let controller = shown.make(state) else {
            shown.isChanging = false
            return
        }
        window.rootViewController?.dismissPresentedByChildren()
        window.dismissAll { [weak window] in
            window?.replaceRoot(by: controller)
            shown.isChanging = false
            // The screens that were made may have changed the state themselves.
            if self.changes != known { self.update(shown) }
        }
    }

    /// UIKit counts the transition as under way until its completions have run.
    private func updateSoon(_ shown: Shown) {
        Task { @MainActor in
            shown.isChanging = false
            self.update(shown)
        }
    }
}

extension UIViewController {
    /// Dismisses what is presented in the bounds of a child, as a search is.
    fileprivate func dismissPresentedByChildren() {
        for child in children {
            child.dismissPresentedByChildren()
            guard let presented = child.presentedViewController, presented.presentingViewController === child else {
                continue
            }
            child.dismiss(animated: false)
        }
    }
}

extension UIWindow {
    fileprivate func replaceRoot(by controller: UIViewController) {
        rootViewController = controller
        #if canImport(UIKit)
            guard !isHidden, windowScene?.activationState == .foregroundActive else { return }
            UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve, animations: nil) { _ in
                guard self.isKeyWindow else { return }
                UIAccessibility.post(notification: .screenChanged, argument: controller.view)
            }
        #endif
    }
}
