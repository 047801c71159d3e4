#if canImport(UIKit) && canImport(WebKit)
    import UIKit
    import WebKit

    /// The buttons below the page of a ``WebViewScreen``.
    @MainActor final class WebControls {
        private let webView: WKWebView
        private let back: UIBarButtonItem
        private let forward: UIBarButtonItem
        private let reload: UIBarButtonItem

        /// - Parameters:
        ///   - goBack: Goes to the previous page.
        ///   - load: Reloads the page.
        init(of webView: WKWebView, goBack: @escaping @MainActor () -> Void, load: @escaping @MainActor () -> Void) {
            self.webView = webView
            back = .of("chevron.backward", named: WebText.back, then: goBack)
            forward = .of("chevron.forward", named: WebText.forward) { [weak webView] in _ = webView?.goForward() }
            reload = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { _ in load() })
            back.accessibilityIdentifier = "back"
            forward.accessibilityIdentifier = "forward"
            reload.accessibilityIdentifier = "reload"
        }

        var items: [UIBarButtonItem] { [back, .flexibleSpace(), forward, .flexibleSpace(), reload] }

        /// - Parameter coversPage: True if a failure covers a page that can be returned to.
        func update(coversPage: Bool) {
            back.isEnabled = coversPage || webView.canGoBack
            forward.isEnabled = webView.canGoForward
        }
    }

    extension UIBarButtonItem {
        fileprivate static func of(
            _ symbol: String,
            named title: String,
            then: @escaping @MainActor () -> Void
        ) -> UIBarButtonItem {
            // With an image the title is what VoiceOver says, and what the large-content viewer shows.
            UIBarButtonItem(title: title, image: UIImage(systemName: symbol), primaryAction: UIAction { _ in then() })
        }
    }

    /// Texts that the app may translate under these keys in its own catalogue.
    enum WebText {
        static var ok: String { text("OK") }
        static var cancel: String { text("Cancel") }
        static var back: String { text("Back") }
        static var forward: String { text("Forward") }
        static var retry: String { text("Retry") }

        private static func text(_ key: String) -> String {
            Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        }
    }
#endif
