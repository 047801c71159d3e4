#if !canImport(UIKit)
    public import Foundation

    /// Stands for SafariServices' in-app browser.
    @MainActor open class SFSafariViewController: UIViewController {
        /// The page it was opened with. Only here: SafariServices doesn't tell, but a headless test wants to know.
        public let initialURL: URL

        /// SafariServices raises for URLs that are neither `http` nor `https`; here any URL is taken.
        public init(url URL: URL) {
            initialURL = URL
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
        }

        /// There are no archives outside UIKit: nil.
        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }
    }
#endif
