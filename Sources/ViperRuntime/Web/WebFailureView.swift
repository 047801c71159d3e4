#if canImport(UIKit) && canImport(WebKit)
    import UIKit

    /// Stands where a page could not be loaded: why, in the system's words, and a way to try again.
    @MainActor final class WebFailureView: UIView {
        private let label = UILabel()

        var text: String? {
            get { label.text }
            set { label.text = newValue }
        }

        init(retry: @escaping @MainActor () -> Void) {
            super.init(frame: .zero)
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
            let button = UIButton(type: .system, primaryAction: UIAction(title: WebText.retry) { _ in retry() })
            button.accessibilityIdentifier = "retry"
            arrange(UIStackView(arrangedSubviews: [label, button]))
        }

        required init?(coder: NSCoder) { nil }

        private func arrange(_ stack: UIStackView) {
            stack.axis = .vertical
            stack.spacing = 16
            stack.translatesAutoresizingMaskIntoConstraints = false
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerYAnchor.constraint(equalTo: centerYAnchor),
                stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
                stack.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            ])
        }
    }
#endif
