/// What people see and where they go, by the descriptors of scenes.
///
/// A descriptor is `nil` for what no generated resolver built, as a web page, and for a route that only selects a tab.
public enum NavigationEvent {
    /// A screen has appeared: for the first time, or again after it had disappeared.
    case appeared(any TypedDescriptor)
    /// A screen has disappeared: it is gone, or covered by one that leaves nothing of it on screen.
    case disappeared(any TypedDescriptor)
    /// A route of the specs was taken. One that was refused, as after a second tap, isn't told.
    case led(from: (any TypedDescriptor)?, to: (any TypedDescriptor)?)
    /// A route back was taken.
    case ledBack(from: (any TypedDescriptor)?)
}

/// An environment that is told of the screens that people see and the routes that they take, for analytics and logs.
///
/// The app's environment conforms where somebody wants to know; nothing is told otherwise. Screens don't keep it. For
/// example:
///
/// ```swift
/// extension AppEnvironment: NavigationWatcher {
///     public func watch(_ event: NavigationEvent) {
///         guard case .appeared(let descriptor) = event else { return }
///         pvLogger.post(screen: "\(type(of: descriptor))")
///     }
/// }
/// ```
@MainActor public protocol NavigationWatcher: AnyObject {
    func watch(_ event: NavigationEvent)
}
