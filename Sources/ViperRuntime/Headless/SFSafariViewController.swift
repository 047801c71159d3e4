#if !canImport(UIKit)
    public import Foundation

    /// A stand-in for SafariServices' in-app browser.
    @MainActor open class SFSafariViewController: UIViewController {
        /// The initial page. Only available headless, for tests: SafariServices doesn't tell.
        public let initialURL: URL

        /// Accepts any URL; SafariServices raises for schemes other than `http` and `https`.
        public init(url URL: URL) {
            initialURL = URL
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        /// Returns nil: there are no archives outside UIKit.
        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }
    }
#endif
