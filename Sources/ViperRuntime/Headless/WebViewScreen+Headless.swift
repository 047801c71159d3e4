#if !canImport(UIKit)
    public import Foundation

    /// A stand-in for the screen that shows a web page in the app: there is no page, but its links can be followed.
    @MainActor public final class WebViewScreen: UIViewController {
        /// The initial page.
        public let url: URL

        private let onLink: @MainActor (URL) -> WebLinkAnswer
        private var isClosing = false

        public init(url: URL, onLink: @escaping @MainActor (URL) -> WebLinkAnswer) {
            self.url = url
            self.onLink = onLink
            super.init(nibName: nil, bundle: nil)
        }

        /// Returns nil: there are no archives outside UIKit.
        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        /// Does the same as a tap on a link in the page. Only available headless: in an app there is a page to tap.
        ///
        /// For example: `#expect(!screen.follow(productLink))`.
        ///
        /// - Returns: True if the page follows the link; false if the app has taken it, so that the screen closes.
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
