#if canImport(UIKit) && canImport(WebKit)
    import UIKit
    import WebKit

    /// A page with its progress, and a view in its place if it fails.
    @MainActor final class WebPageView: UIView {
        let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        private let failureView: WebFailureView
        private let bar = UIProgressView(progressViewStyle: .bar)

        init(retry: @escaping @MainActor () -> Void) {
            failureView = WebFailureView(retry: retry)
            super.init(frame: .zero)
            backgroundColor = .systemBackground
            failureView.isHidden = true
            webView.allowsBackForwardNavigationGestures = true
            arrange()
        }

        required init?(coder: NSCoder) { nil }

        var isFailing: Bool { !failureView.isHidden }

        func showPage() {
            failureView.isHidden = true
            webView.isHidden = false
        }

        func show(_ failure: any Error) {
            failureView.text = failure.localizedDescription
            failureView.isHidden = false
            webView.isHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: failureView.firstElement)
        }

        func update() {
            bar.isHidden = !webView.isLoading
            bar.setProgress(Float(webView.estimatedProgress), animated: webView.isLoading)
        }

        private func arrange() {
            for content in [webView, failureView, bar] as [UIView] {
                content.translatesAutoresizingMaskIntoConstraints = false
                addSubview(content)
            }
            let area = safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                webView.topAnchor.constraint(equalTo: topAnchor),
                webView.bottomAnchor.constraint(equalTo: bottomAnchor),
                webView.leadingAnchor.constraint(equalTo: leadingAnchor),
                webView.trailingAnchor.constraint(equalTo: trailingAnchor),
                failureView.topAnchor.constraint(equalTo: area.topAnchor),
                failureView.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                failureView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                failureView.trailingAnchor.constraint(equalTo: area.trailingAnchor),
                bar.topAnchor.constraint(equalTo: area.topAnchor),
                bar.leadingAnchor.constraint(equalTo: leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
    }
#endif
