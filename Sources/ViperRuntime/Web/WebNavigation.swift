#if canImport(UIKit) && canImport(WebKit)
    import UIKit
    import WebKit

    /// Reports the navigation of a page, and its results, to a ``WebViewScreen``.
    @MainActor final class WebNavigation: NSObject, WKNavigationDelegate {
        weak var screen: WebViewScreen?
        /// True if a page was lost since the last complete one, so that one that is always lost isn't loaded forever.
        private var hasLostPage = false

        func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationAction: WKNavigationAction
        ) async -> WKNavigationActionPolicy {
            let frame = navigationAction.targetFrame
            let url = navigationAction.request.url
            // One for a new window is asked about when it is loaded here instead.
            if frame == nil, let url, WebLink.isOfWeb(url) { return .allow }
            let link = WebLink(
                url: url,
                isTapped: navigationAction.navigationType == .linkActivated,
                isOfWholePage: frame?.isMainFrame ?? true,
                isKnown: [.backForward, .reload, .formResubmitted].contains(navigationAction.navigationType)
                    || WebLink.isWithin(webView.url, url)
            )
            return screen?.mayFollow(link) == true ? .allow : .cancel
        }

        /// Passes content that can't be shown, such as an archive, to the browser, which can download it.
        func webView(
            _ webView: WKWebView,
            decidePolicyFor navigationResponse: WKNavigationResponse
        ) async -> WKNavigationResponsePolicy {
            guard !navigationResponse.canShowMIMEType, navigationResponse.isForMainFrame else { return .allow }
            if let url = navigationResponse.response.url, WebLink.isOfWeb(url) { open(url) }
            return .cancel
        }

        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
            screen?.showNewPage()
        }

        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            hasLostPage = false
        }

        func webView(
            _ webView: WKWebView,
            didFailProvisionalNavigation navigation: WKNavigation!,
            withError error: any Error
        ) {
            if !error.isOfLeaving { screen?.show(error, insteadOfPage: true) }
        }

        func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
            if !error.isOfLeaving { screen?.show(error) }
        }

        func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
            let again = hasLostPage
            hasLostPage = true
            screen?.reloadWhatWasLost(again: again)
        }

        /// Opens a URL in another app. It isn't `async`, as `open` would then wait until that app is in front.
        private func open(_ url: URL) {
            UIApplication.shared.open(url)
        }
    }

    extension Error {
        /// True if nothing failed: another page took over, or the link was removed from the page.
        fileprivate var isOfLeaving: Bool {
            let error = self as NSError
            if error.domain == NSURLErrorDomain { return error.code == NSURLErrorCancelled }
            // `WebKitErrorFrameLoadInterruptedByPolicyChange`, and a load that another part of the system took over.
            return error.domain == "WebKitErrorDomain" && [102, 204].contains(error.code)
        }
    }
#endif
