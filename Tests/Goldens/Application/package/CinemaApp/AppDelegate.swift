import UIKit

/// Holds what lives as long as the app does, whatever windows it has.
@main
@MainActor
final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// All services, and the way to every screen. Windows come and go, and share it.
    let environment = AppEnvironment()
}
