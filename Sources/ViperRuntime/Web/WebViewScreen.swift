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
        private let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        private let navigation = WebNavigation()
        private let dialogs = WebDialogs()
        private let bar = UIProgressView(progressViewStyle: .bar)
        private lazy var failureView = WebFailureView { [weak self] in self?.retry() }
        private lazy var controls = WebControls(of: webView) { [weak self] in self?.reload() }
        private var observations: [NSKeyValueObservation] = []
        /// Whether the next page that is loaded is one that the screen wants, and not a link.
        private var isLoadingOwnPage = false
        private var lastPage: URL
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

        public override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            navigation.screen = self
            dialogs.screen = self
            webView.navigationDelegate = navigation
            webView.uiDelegate = dialogs
            webView.allowsBackForwardNavigationGestures = true
            arrange()
            observe()
            toolbarItems = controls.items
            navigationItem.largeTitleDisplayMode = .never
            // On a stack with others there is a way back already.
            if presentingViewController != nil, navigationController?.viewControllers.first === self {
                let close = UIAction { [weak self] _ in self?.close {} }
                navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
            }
            load(url)
        }

        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setToolbarHidden(false, animated: animated)
        }

        public override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            // On a stack that others are on, too, the bar is this screen's alone.
            navigationController?.setToolbarHidden(true, animated: animated)
        }

        private func arrange() {
            failureView.isHidden = true
            for content in [webView, failureView, bar] as [UIView] {
                content.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(content)
            }
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                webView.topAnchor.constraint(equalTo: view.topAnchor),
                webView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                webView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                webView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                failureView.topAnchor.constraint(equalTo: area.topAnchor),
                failureView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                failureView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                failureView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                bar.topAnchor.constraint(equalTo: area.topAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }

        /// Pages change these without loading anything, too, so that no delegate would tell.
        private func observe() {
            observations = [
                webView.observe(\.title) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
                webView.observe(\.isLoading) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
                webView.observe(\.canGoBack) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
                webView.observe(\.canGoForward) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() } },
                webView.observe(\.estimatedProgress) { [weak self] _, _ in MainActor.assumeIsolated { self?.update() }
                },
            ]
            update()
        }

        private func update() {
            navigationItem.title = webView.title
            bar.isHidden = !webView.isLoading
            bar.setProgress(Float(webView.estimatedProgress), animated: webView.isLoading)
            controls.update()
        }
    }

    // What is loaded.
    extension WebViewScreen {
        private func load(_ page: URL) {
            guard WebLink.isOfWeb(page) else { return show(URLError(.unsupportedURL)) }
            isLoadingOwnPage = true
            lastPage = page
            webView.load(URLRequest(url: page))
        }

        private func retry() {
            load(lastPage)
        }

        private func reload() {
            if failureView.isHidden { webView.reload() } else { retry() }
        }

        /// Whether the page may follow the link by itself.
        func mayFollow(_ link: WebLink) -> Bool {
            guard !isClosing else { return false }
            var link = link
            if link.isOfWholePage, isLoadingOwnPage {
                link.isKnown = true
                isLoadingOwnPage = false
            }
            switch link.course(asking: onLink) {
            case .page:
                if link.isOfWholePage, let url = link.url { lastPage = url }
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
            isClosing = true
            webView.stopLoading()
            if let presenter = presentingViewController {
                presenter.dismiss(animated: true, completion: then)
            } else {
                navigationController?.popViewController(animated: false)
                then()
            }
        }

        /// Whether a dialog can be shown over it.
        var canAsk: Bool { !isClosing && presentedViewController == nil && viewIfLoaded?.window != nil }
    }

    // What became of it.
    extension WebViewScreen {
        func showPage() {
            failureView.isHidden = true
            webView.isHidden = false
            dialogs.allowAgain()
        }

        func show(_ failure: any Error) {
            guard !isClosing else { return }
            failureView.text = failure.localizedDescription
            failureView.isHidden = false
            webView.isHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: failureView)
        }

        /// The system takes the memory of pages that aren't in front, and of those that need too much.
        func reloadWhatWasLost(again: Bool) {
            guard !again else { return show(WKError(.webContentProcessTerminated)) }
            load(lastPage)
        }
    }
#endif
