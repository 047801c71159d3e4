#if canImport(UIKit) && canImport(WebKit)
    public import UIKit
    import WebKit

    /// Shows a web page inside of the app, and asks the app about each link in it.
    ///
    /// Routes with `present: webView` lead to one, in a navigation controller over the whole screen. Pages share the app's
    /// cookies, not Safari's: where people are to be signed in as in Safari, `present: web` is the better choice.
    ///
    /// Texts of a page's own dialogs, and what VoiceOver says of the buttons below it, are looked up in the app's main
    /// bundle: "OK", "Cancel", "Back", "Forward", "Retry". For example:
    ///
    /// ```swift
    /// let screen = WebViewScreen(url: offers) { link in link.host == "shop.example.com" ? .close { openShop(link) } : .show }
    /// ```
    @MainActor public final class WebViewScreen: UIViewController {
        /// The page that it begins with.
        public let url: URL

        private let onLink: @MainActor (URL) -> WebLinkAnswer
        private let navigation = WebNavigation()
        private let dialogs = WebDialogs()
        private lazy var page = WebPageView { [weak self] in self?.retry() }
        private var webView: WKWebView { page.webView }
        private lazy var controls = WebControls(
            of: webView,
            goBack: { [weak self] in self?.goBack() },
            load: { [weak self] in self?.reload() }
        )
        private var observations: [NSKeyValueObservation] = []
        /// Whether the next page that is loaded is one that the screen wants, and not a link.
        private var isLoadingOwnPage = false
        private var lastPage: URL
        private var hasPage = false
        /// Whether a failure to load another page stands over one that is there to go back to.
        private var coversPage = false
        private var isClosing = false

        /// - Parameters:
        ///   - url: The page to begin with. Anything but `http` and `https` isn't loaded, and shown as an unsupported address.
        ///   - onLink: Says what becomes of a link. It is asked about every other page, those that a page leads to by itself
        ///     included, before that is loaded.
        public init(url: URL, onLink: @escaping @MainActor (URL) -> WebLinkAnswer) {
            self.url = url
            self.onLink = onLink
            lastPage = url
            super.init(nibName: nil, bundle: nil)
        }

        /// It isn't in any storyboard: nil.
        @available(*, unavailable)
        public required init?(coder: NSCoder) { nil }

        public override func loadView() {
            view = page
        }

        public override func viewDidLoad() {
            super.viewDidLoad()
            navigation.screen = self
            dialogs.screen = self
            webView.navigationDelegate = navigation
            webView.uiDelegate = dialogs
            // Bars have a background while the page scrolls below them.
            setContentScrollView(webView.scrollView)
            toolbarItems = controls.items
            navigationItem.largeTitleDisplayMode = .never
            // Pages change these without loading anything, too, so that no delegate would tell.
            observations = [
                observe(\.title), observe(\.isLoading), observe(\.canGoBack), observe(\.canGoForward),
                observe(\.estimatedProgress),
            ]
            update()
            load(url)
        }

        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            // A view may be loaded before its screen is presented.
            if isPresentedFirst, navigationItem.leftBarButtonItem == nil {
                let close = UIAction { [weak self] _ in self?.close {} }
                navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
            }
            navigationController?.setToolbarHidden(false, animated: animated)
        }

        public override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            // On a stack that others are on, too, the bar is this screen's alone.
            navigationController?.setToolbarHidden(true, animated: animated)
        }

        /// VoiceOver's gesture to go back; on a stack with others it is the stack's.
        public override func accessibilityPerformEscape() -> Bool {
            guard isPresentedFirst else { return super.accessibilityPerformEscape() }
            close {}
            return true
        }

        private func observe<Value>(_ property: KeyPath<WKWebView, Value>) -> NSKeyValueObservation {
            webView.observe(property) { [weak self] _, _ in
                let screen = self
                MainActor.assumeIsolated { screen?.update() }
            }
        }

        private func update() {
            navigationItem.title = webView.title
            page.update()
            controls.update(coversPage: coversPage)
        }
    }

    // What is loaded.
    extension WebViewScreen {
        private func load(_ address: URL) {
            guard WebLink.isOfWeb(address) else { return show(URLError(.unsupportedURL)) }
            isLoadingOwnPage = true
            lastPage = address
            webView.load(URLRequest(url: address))
        }

        private func retry() {
            load(lastPage)
        }

        private func reload() {
            if page.isFailing { retry() } else { webView.reload() }
        }

        private func goBack() {
            if coversPage {
                lastPage = webView.url ?? lastPage
                showPage()
            } else {
                webView.goBack()
            }
        }

        /// Whether the page may follow the link by itself.
        func mayFollow(_ link: WebLink) -> Bool {
            guard !isClosing else { return false }
            var link = link
            if link.isOfWholePage, !link.isTapped, isLoadingOwnPage {
                link.isKnown = true
                isLoadingOwnPage = false
            }
            switch link.course(asking: onLink) {
            case .page:
                if link.isOfWholePage, let url = link.url, WebLink.isOfWeb(url) { lastPage = url }
                return true
            case .app(let then): close(then)
            case .otherApp(let url): UIApplication.shared.open(url)
            case .nowhere: break
            }
            return false
        }

        /// Goes, and leads on when it has gone.
        private func close(_ then: @escaping @MainActor @Sendable () -> Void) {
            guard !isClosing else { return }
            isClosing = leave(then: then)
            if isClosing { webView.stopLoading() }
        }

        /// Whether a dialog can be shown over it.
        var canAsk: Bool { !isClosing && presentedViewController == nil && viewIfLoaded?.window != nil }
    }

    // What became of it.
    extension WebViewScreen {
        /// A page has begun to show.
        func showNewPage() {
            hasPage = true
            dialogs.allowAgain()
            showPage()
        }

        private func showPage() {
            coversPage = false
            page.showPage()
            update()
        }

        /// - Parameter insteadOfPage: Whether what failed is another page than the one that is there.
        func show(_ failure: any Error, insteadOfPage: Bool = false) {
            guard !isClosing else { return }
            coversPage = insteadOfPage && hasPage
            page.show(failure)
            update()
        }

        /// The system takes the memory of pages that aren't in front, and of those that need too much.
        func reloadWhatWasLost(again: Bool) {
            hasPage = false
            guard !again else { return show(WKError(.webContentProcessTerminated)) }
            load(lastPage)
        }
    }
#endif
