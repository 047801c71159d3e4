#if canImport(UIKit) && canImport(WebKit)
    import UIKit

    /// A view in place of a page that couldn't be loaded: the reason, in the system's words, and a retry button. It
    /// scrolls if large text needs more than the screen.
    @MainActor final class WebFailureView: UIScrollView {
        private let label = UILabel()

        var text: String? {
            get { label.text }
            set { label.text = newValue }
        }

        /// The element where VoiceOver begins to read.
        var firstElement: UIView { label }

        init(retry: @escaping @MainActor () -> Void) {
            super.init(frame: .zero)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: WebText.retry) { _ in retry() })
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.accessibilityIdentifier = "retry"
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            arrange(UIStackView(arrangedSubviews: [label, button]))
        }

        required init?(coder: NSCoder) { nil }

        private func arrange(_ stack: UIStackView) {
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            let height = contentLayoutGuide.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor)
            height.priority = .defaultLow
            NSLayoutConstraint.activate([
                height,
                contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
                stack.centerYAnchor.constraint(equalTo: contentLayoutGuide.centerYAnchor),
                stack.topAnchor.constraint(greaterThanOrEqualTo: contentLayoutGuide.topAnchor),
                stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            ])
        }
    }
#endif
