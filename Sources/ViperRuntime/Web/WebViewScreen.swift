#if canImport(UIKit) && canImport(WebKit)
    public import UIKit
    import WebKit

    /// Shows a web page in the app, and asks the app about each link in it.
    ///
    /// Routes with `present: webView` lead to one, in a navigation controller over the whole screen. Pages share the
    /// app's cookies, not Safari's: if users should be signed in as in Safari, `present: web` is the better choice.
    ///
    /// The texts of a page's dialogs, and the VoiceOver labels of the buttons below it, are looked up in the app's
    /// main bundle: "OK", "Cancel", "Back", "Forward", "Retry". For example:
    ///
    /// ```swift
    /// let screen = WebViewScreen(url: offers) { link in link.host == "shop.example.com" ? .close { openShop(link) } : .show }
    /// ```
    @MainActor public final class WebViewScreen: UIViewController {
        /// The initial page.
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
        /// True if the next page to load is requested by the screen, not by a link.
        private var isLoadingOwnPage = false
        private var lastPage: URL
        private var hasPage = false
        /// True if a failure to load another page covers one that can be returned to.
        private var coversPage = false
        private var isClosing = false

        /// - Parameters:
        ///   - url: The initial page. Anything but `http` and `https` isn't loaded, but shown as an unsupported
        ///     address.
        ///   - onLink: Decides on a link. It is asked about every other page before it is loaded, including those that
        ///     a page leads to by itself.
        public init(url: URL, onLink: @escaping @MainActor (URL) -> WebLinkAnswer) {
            self.url = url
            self.onLink = onLink
            lastPage = url
            super.init(nibName: nil, bundle: nil)
        }

        /// Returns nil: it isn't in any storyboard.
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

        /// Handles VoiceOver's gesture to go back; on a stack with other screens, the stack does.
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

        /// Returns true if the page may follow the link by itself.
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

        /// Closes the screen, and then calls `then`.
        private func close(_ then: @escaping @MainActor @Sendable () -> Void) {
            guard !isClosing else { return }
            isClosing = leave(then: then)
            if isClosing { webView.stopLoading() }
        }

        /// True if a dialog can be shown over it.
        var canAsk: Bool { !isClosing && presentedViewController == nil && viewIfLoaded?.window != nil }
    }

    // What became of it.
    extension WebViewScreen {
        /// Updates the screen when a page begins to show.
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

        /// - Parameter insteadOfPage: True if another page than the current one failed.
        func show(_ failure: any Error, insteadOfPage: Bool = false) {
            guard !isClosing else { return }
            coversPage = insteadOfPage && hasPage
            page.show(failure)
            update()
        }

        /// Reloads a lost page: the system frees the memory of pages that aren't in front, and of those that need too
        /// much.
        func reloadWhatWasLost(again: Bool) {
            hasPage = false
            guard !again else { return show(WKError(.webContentProcessTerminated)) }
            load(lastPage)
        }
    }
#endif
