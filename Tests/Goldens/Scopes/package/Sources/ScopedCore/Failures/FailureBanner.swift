import Foundation
public import ViperRuntime

/// Says on a screen why something failed, and lets people try again where that helps.
@MainActor
public final class FailureBanner {
    /// Hidden while all is well.
    public let view: UIStackView
    public let label: UILabel
    public let retryButton: UIButton

    /// - Parameter retry: What a tap on the button does. Capture whoever owns the banner weakly.
    public init(retry: @escaping @MainActor () -> Void = {}) {
        label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.accessibilityIdentifier = "failure.text"
        retryButton = UIButton(configuration: .plain())
        retryButton.setTitle(FailureTexts.retry, for: .normal)
        retryButton.accessibilityIdentifier = "failure.retry"
        retryButton.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        view = UIStackView(arrangedSubviews: [label, retryButton])
        view.axis = .vertical
        view.spacing = 8
        view.isLayoutMarginsRelativeArrangement = true
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        view.isHidden = true
    }

    /// Says why the latest of what failed did, and takes no room when nothing has.
    public func show(_ failures: SceneFailure?...) {
        let failure = SceneFailure.joined(failures)
        label.text = failure?.text
        retryButton.isHidden = failure?.canRetry != true
        view.isHidden = failure == nil
    }

    /// Adds the banner in the middle of a view, as tall as its text.
    public func add(to container: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let room = container.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: room.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            view.centerYAnchor.constraint(equalTo: container.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

#if canImport(SwiftUI)
    public import SwiftUI

    /// Says in a view why something failed, and lets people try again where that helps.
    public struct FailureRow: View {
        private let failure: SceneFailure?
        private let retry: @MainActor () -> Void

        public init(_ failures: SceneFailure?..., retry: @escaping @MainActor () -> Void = {}) {
            failure = SceneFailure.joined(failures)
            self.retry = retry
        }

        public var body: some View {
            if let failure {
                VStack(spacing: 8) {
                    Text(failure.text).accessibilityIdentifier("failure.text")
                    if failure.canRetry {
                        Button(FailureTexts.retry, action: retry).accessibilityIdentifier("failure.retry")
                    }
                }
            }
        }
    }
#endif
