public import Foundation

/// https://developer.apple.com/documentation/uikit/uiscene
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {}
}

/// https://developer.apple.com/documentation/uikit/uiwindowscene
@MainActor @preconcurrency
open class UIWindowScene: UIScene {}

/// https://developer.apple.com/documentation/uikit/uiscenesession
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var role: Role { Role(rawValue: "") }
}

/// https://developer.apple.com/documentation/uikit/uisceneconfiguration
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}

    open var delegateClass: AnyClass?
}

/// https://developer.apple.com/documentation/uikit/uiscenedelegate
///
/// The requirement is optional, which needs Objective-C: here it has a default.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
