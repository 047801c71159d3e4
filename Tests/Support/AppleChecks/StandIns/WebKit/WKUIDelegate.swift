public import Foundation

/// https://developer.apple.com/documentation/webkit/wkuidelegate
///
/// Those of its optional requirements that the runtime writes.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView,
        createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    func webView(
        _ webView: WKWebView,
        runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async
    func webView(
        _ webView: WKWebView,
        runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo
    ) async -> Bool
    func webView(
        _ webView: WKWebView,
        runJavaScriptTextInputPanelWithPrompt prompt: String,
        defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?
}

/// https://developer.apple.com/documentation/webkit/wkwindowfeatures
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {}
