public import Foundation
public import FoundationNetworking

/// https://developer.apple.com/documentation/webkit/wknavigationdelegate
///
/// All requirements are optional, which needs Objective-C. Here those that the runtime writes are required, so that their
/// signatures are looked at.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(
        _ webView: WKWebView,
        didFailProvisionalNavigation navigation: WKNavigation!,
        withError error: any Error
    )
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

/// https://developer.apple.com/documentation/webkit/wknavigationaction
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    open var targetFrame: WKFrameInfo? { nil }
    open var navigationType: WKNavigationType { .other }
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// https://developer.apple.com/documentation/webkit/wknavigationresponse
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
    open var response: URLResponse {
        URLResponse(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }
}

/// https://developer.apple.com/documentation/webkit/wkframeinfo
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    open var isMainFrame: Bool { true }
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
}

/// https://developer.apple.com/documentation/webkit/wksecurityorigin
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
    open var host: String { "" }
}

/// https://developer.apple.com/documentation/webkit/wknavigationtype
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// https://developer.apple.com/documentation/webkit/wknavigationactionpolicy
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// https://developer.apple.com/documentation/webkit/wkerror-swift.struct
public struct WKError: Error, Sendable {
    /// https://developer.apple.com/documentation/webkit/wkerror-swift.struct/code
    public enum Code: Int, Sendable { case unknown = 1, webContentProcessTerminated }

    public init(_ code: Code) {}
}
