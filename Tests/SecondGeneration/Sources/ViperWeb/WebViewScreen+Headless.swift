#if !canImport(UIKit)
public import Foundation
public import ViperRuntime

/// Stands for the screen that shows a web page inside of the app: there is no page, but its links can be followed.
@MainActor public final class WebViewScreen: UIViewController {
    /// The page that it begins with.
    public let url: URL

    private let onLink: @MainActor (URL) -> WebLinkAnswer
    private var isClosing = false

    public init(url: URL, onLink: @escaping @MainActor (URL) -> WebLinkAnswer) {
        self.url = url
        self.onLink = onLink
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives outside UIKit: nil.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Does what a tap on a link in the page does. Only here: in an app there is a page to tap in.
    ///
    /// For example: `#expect(!screen.follow(productLink))`.
    ///
    /// - Returns: Whether the page follows the link; not when the app has taken it, and the screen goes.
    @discardableResult public func follow(_ link: URL) -> Bool {
        guard !isClosing else { return false }
        switch WebLink(url: link, isTapped: true, isOfWholePage: true).course(asking: onLink) {
        case .page: return true
        case .app(let then): isClosing = leave(then: then)
        case .otherApp, .nowhere: break
        }
        return false
    }
}
#endif
