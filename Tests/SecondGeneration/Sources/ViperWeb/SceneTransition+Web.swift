public import Foundation
public import ViperRuntime

extension SceneTransition {
    /// Shows a web page inside of the app, over the whole screen. The page has a close button.
    ///
    /// For example: `case .help: .web("https://kitchen.example/help")`.
    ///
    /// - Parameters:
    ///   - address: The page to begin with.
    ///   - onLink: The app's answer to each link in it.
    public static func web(
        _ address: String,
        onLink: @escaping @MainActor (URL) -> WebLinkAnswer = { _ in .show }
    ) -> SceneTransition {
        SceneTransition(waitingForDismissals: true) { screen throws(NavigationObstacle) in
            guard let url = URL(string: address) else { throw .other("\(address) is no address") }
            let page = UINavigationController(rootViewController: WebViewScreen(url: url, onLink: onLink))
            return try present(page, style: .fullScreen).plan(screen)
        }
    }
}
