#if canImport(UIKit)
    public import UIKit
#endif

/// What a scene hands back to whoever led to it.
///
/// The wireframe of a scene whose spec says `returns` has one. It is handed over when the screen has gone, so that
/// whoever awaits it can lead on. Once neither the screen nor anything at work in the scene is there any more, nobody
/// waits for a value that can't come. For example:
///
/// ```swift
/// func close(result: Recipe?) {
///     sceneResult.send(result)
///     SceneNavigator(from: viewController).close()
/// }
/// ```
@MainActor public final class SceneResult<Value> {
    private let outcome = SceneOutcome<Value>()
    private weak var screen: UIViewController?

    public init() {}

    deinit {
        Task { @MainActor [outcome] in outcome.end() }
    }

    /// Hands a value back, when the screen has gone. Until then, another one replaces it; `nil` leaves it as it is.
    ///
    /// Call it before the screen begins to go.
    public func send(_ value: Value?) {
        if let value { outcome.result = value }
        let below = [screen?.presentingViewController, screen?.navigationController]
        // By then the transition is under way.
        Task { @MainActor [weak self] in
            guard let transition = below.lazy.compactMap({ $0?.transitionCoordinator }).first else {
                self?.endUnlessShown()
                return
            }
            transition.animate(alongsideTransition: nil) { _ in
                // What ends a transition may still hold the screen.
                Task { self?.endUnlessShown() }
            }
        }
    }

    private func endUnlessShown() {
        if screen?.isInPlace != true { outcome.end() }
    }

    /// Makes it known to those who lead to the scene by its view controller.
    ///
    /// For example, where a screen is built by hand: `SceneResult<Recipe>().attach(to: viewController)`.
    public func attach(to viewController: UIViewController) {
        viewController.attachment.result = self
        screen = viewController
    }

    fileprivate static func outcome(of viewController: UIViewController) -> SceneOutcome<Value>? {
        (viewController.sceneAttachment?.result as? SceneResult<Value>)?.outcome
    }
}

extension UIViewController {
    /// Returns what the scene that it shows will hand back.
    ///
    /// It doesn't keep the screen. For example: `let outcome: SceneOutcome<Recipe> = destination.outcome()`.
    public func outcome<Value>() -> SceneOutcome<Value> {
        SceneResult<Value>.outcome(of: self) ?? SceneResult<Value>.outcome(of: content) ?? .nothing
    }

    /// True if it is presented, or in a window.
    fileprivate var isInPlace: Bool {
        let outermost = sequence(first: self, next: \.parent).reduce(self) { $1 }
        return outermost.presentingViewController != nil || outermost.viewIfLoaded?.window != nil
    }
}
