#if canImport(UIKit)
    public import UIKit
#endif

/// What a scene hands back to whoever led to it.
///
/// The wireframe of a scene whose spec says `returns` has one. The first value counts. Once neither the screen nor
/// anything at work in the scene is there any more, nobody waits for a value that can't come: it ends without one.
/// For example:
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

    /// Hands a value back, as soon as the screen has gone that is about to: whoever awaits it may lead on, which UIKit
    /// refuses during a transition. `nil` leaves it open.
    public func send(_ value: Value?) {
        guard let value, outcome.keep(value) else { return }
        let below = [screen?.presentingViewController, screen?.navigationController]
        // By then the transition is under way.
        Task { @MainActor [outcome] in
            guard let transition = below.lazy.compactMap({ $0?.transitionCoordinator }).first else {
                return outcome.end()
            }
            transition.animate(alongsideTransition: nil) { _ in outcome.end() }
        }
    }

    /// Makes it known to those who lead to the scene by its view controller.
    ///
    /// For example, where a screen is built by hand: `SceneResult<Recipe>().attach(to: viewController)`.
    public func attach(to viewController: UIViewController) {
        viewController.sceneResult = self
        screen = viewController
    }

    fileprivate static func outcome(of viewController: UIViewController) -> SceneOutcome<Value>? {
        (viewController.sceneResult as? SceneResult<Value>)?.outcome
    }
}

extension UIViewController {
    /// Returns what the scene that it shows will hand back.
    ///
    /// It doesn't keep the screen. For example: `await destination.outcome(of: Recipe.self).value`.
    public func outcome<Value>(of _: Value.Type) -> SceneOutcome<Value> {
        let screen = (self as? UINavigationController)?.viewControllers.first ?? self
        return SceneResult<Value>.outcome(of: self) ?? SceneResult<Value>.outcome(of: screen) ?? .nothing
    }
}

#if canImport(UIKit)
    extension UIViewController {
        private final class ResultKey: Sendable {
            static let key = ResultKey()

            var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
        }

        /// What the scene hands back.
        fileprivate var sceneResult: AnyObject? {
            get { objc_getAssociatedObject(self, ResultKey.key.address) as AnyObject? }
            set { objc_setAssociatedObject(self, ResultKey.key.address, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
        }
    }
#endif
