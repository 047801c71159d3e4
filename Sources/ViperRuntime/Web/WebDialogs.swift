#if canImport(UIKit) && canImport(WebKit)
    import UIKit
    import WebKit

    /// Shows the dialogs of a page's scripts over a ``WebViewScreen``.
    ///
    /// A script waits for its answer, so each gets one: if nothing can be shown, or if the screen closes meanwhile, it
    /// is that of a cancellation.
    @MainActor final class WebDialogs: NSObject, WKUIDelegate {
        weak var screen: WebViewScreen?
        private var shown = 0
        /// The most dialogs of one page; more would keep users from closing it.
        private static let limit = 8

        /// Allows dialogs again, for a new page.
        func allowAgain() { shown = 0 }

        /// Follows a link to a new window in this one, as there is only one.
        func webView(
            _ webView: WKWebView,
            createWebViewWith configuration: WKWebViewConfiguration,
            for navigationAction: WKNavigationAction,
            windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            let request = navigationAction.request
            // A script opens an empty window to fill it: that is none of this page's.
            if navigationAction.targetFrame == nil, let url = request.url, WebLink.isOfWeb(url) {
                webView.load(request)
            }
            return nil
        }

        func webView(
            _ webView: WKWebView,
            runJavaScriptAlertPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo
        ) async {
            await ask(message, by: frame, orElse: ()) { alert, answer in
                alert.addAction(.init(.ok) { answer.give(()) })
            }
        }

        func webView(
            _ webView: WKWebView,
            runJavaScriptConfirmPanelWithMessage message: String,
            initiatedByFrame frame: WKFrameInfo
        ) async -> Bool {
            await ask(message, by: frame, orElse: false) { alert, answer in
                alert.addAction(.init(.cancel) { answer.give(false) })
                alert.addAction(.init(.ok) { answer.give(true) })
            }
        }

        func webView(
            _ webView: WKWebView,
            runJavaScriptTextInputPanelWithPrompt prompt: String,
            defaultText: String?,
            initiatedByFrame frame: WKFrameInfo
        ) async -> String? {
            await ask(prompt, by: frame, orElse: nil) { alert, answer in
                alert.addTextField { $0.text = defaultText }
                alert.addAction(.init(.cancel) { answer.give(nil) })
                alert.addAction(.init(.ok) { [weak alert] in answer.give(alert?.textFields?.first?.text ?? "") })
            }
        }

        private func ask<Value: Sendable>(
            _ message: String,
            by frame: WKFrameInfo,
            orElse fallback: Value,
            _ choices: @MainActor (UIAlertController, WebAnswer<Value>) -> Void
        ) async -> Value {
            guard screen?.canAsk == true, shown < Self.limit else { return fallback }
            shown += 1
            return await WebAnswer.awaited(orElse: fallback) { answer in
                // Whose page asks stands above the question, so that it isn't taken for the app's. The alert is made here, as
                // whoever awaits would keep it, and with it the answer, when it goes without one.
                let alert = UIAlertController(
                    title: frame.securityOrigin.host,
                    message: message,
                    preferredStyle: .alert
                )
                choices(alert, answer)
                screen?.present(alert, animated: true)
            }
        }
    }

    extension UIAlertAction {
        fileprivate enum Choice { case ok, cancel }

        fileprivate convenience init(_ choice: Choice, then: @escaping @MainActor () -> Void) {
            switch choice {
            case .ok: self.init(title: WebText.ok, style: .default) { _ in then() }
            case .cancel: self.init(title: WebText.cancel, style: .cancel) { _ in then() }
            }
        }
    }
#endif
