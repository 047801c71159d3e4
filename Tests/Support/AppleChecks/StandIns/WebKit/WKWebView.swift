public import Foundation
public import FoundationNetworking
public import UIKit

/// https://developer.apple.com/documentation/webkit/wkwebview
@MainActor @preconcurrency
open class WKWebView: UIView {
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    weak open var navigationDelegate: (any WKNavigationDelegate)?
    weak open var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false

    open var scrollView: UIScrollView { UIScrollView() }
    open var title: String? { nil }
    open var url: URL? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
}

/// https://developer.apple.com/documentation/webkit/wkwebviewconfiguration
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    public override init() { super.init() }
}

/// https://developer.apple.com/documentation/webkit/wknavigation
@MainActor @preconcurrency
open class WKNavigation: NSObject {}
