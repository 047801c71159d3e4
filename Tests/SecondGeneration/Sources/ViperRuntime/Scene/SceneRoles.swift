import Foundation

#if canImport(UIKit)
public import UIKit
#endif

/// The lifecycle events of a screen, as its presenter or view model gets them. The contract of a scene adds its own events.
@MainActor public protocol SceneLifecycle: AnyObject {
    func viewDidLoad()
    func viewWillAppear()
}

extension SceneLifecycle {
    public func viewWillAppear() {}
}

/// The screen of a scene, which draws its state.
@MainActor public protocol SceneView<State>: AnyObject {
    associatedtype State
    func render(_ state: State)
}

/// Leads on from a scene.
@MainActor public protocol SceneWireframe<Route>: AnyObject {
    associatedtype Route

    /// Leads on. `change` is called once it is certain that the route will be taken, and before it is taken.
    ///
    /// - Returns: Whether the route was taken, and so whether `change` was called.
    @discardableResult func show(_ route: Route, after change: () -> Void) -> Bool
}

/// A wireframe that leads on from a screen by transitions.
@MainActor public protocol NavigatingWireframe<Route>: SceneWireframe {
    associatedtype Route

    var viewController: UIViewController? { get }

    /// How a route is taken. Nothing is built or changed by asking.
    func transition(for route: Route) -> SceneTransition
}

extension NavigatingWireframe {
    @discardableResult public func show(_ route: Route, after change: () -> Void = {}) -> Bool {
        transition(for: route).take(from: viewController, after: change)
    }
}

/// The requirements of every scene's environment. They have defaults, so that a team's own type needs nothing but its name.
@MainActor public protocol SceneEnvironment: AnyObject {
    /// Reports a failure, which the screen also has in its state.
    ///
    /// - Parameter isOnScreen: Whether the screen is in front. If it isn't, nobody sees what it says.
    func tell(of failure: SceneFailure, isOnScreen: Bool)

    /// The screen in front has loaded what it was waiting for.
    func tellOfLoadedContent()
}

extension SceneEnvironment {
    /// VoiceOver reads out an error that has a text for people; failures of other screens are logged.
    public func tell(of failure: SceneFailure, isOnScreen: Bool) {
        guard isOnScreen else { return failure.log() }
        if let text = (failure.error as? any LocalizedError)?.errorDescription { VoiceOver.announce(text) }
    }

    public func tellOfLoadedContent() { VoiceOver.layoutChanged() }
}
