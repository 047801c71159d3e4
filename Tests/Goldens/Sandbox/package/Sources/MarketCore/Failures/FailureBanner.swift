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
        retryButton = UIButton(type: .system)
        retryButton.setTitle(FailureTexts.retry, for: .normal)
        retryButton.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        view = UIStackView(arrangedSubviews: [label, retryButton])
        view.axis = .vertical
        view.spacing = 8
        view.isHidden = true
    }

    public func show(_ failure: SceneFailure?) {
        label.text = failure?.text
        retryButton.isHidden = failure?.canRetry != true
        view.isHidden = failure == nil
    }

    /// Adds the banner across the middle of a view.
    public func add(to container: UIView) {
        view.frame = CGRect(x: 0, y: container.bounds.midY - 60, width: container.bounds.width, height: 120)
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
        container.addSubview(view)
    }
}

#if canImport(SwiftUI)
    public import SwiftUI

    /// Says in a view why something failed, and lets people try again where that helps.
    public struct FailureRow: View {
        private let failure: SceneFailure?
        private let retry: @MainActor () -> Void

        public init(_ failure: SceneFailure?, retry: @escaping @MainActor () -> Void = {}) {
            self.failure = failure
            self.retry = retry
        }

        public var body: some View {
            if let failure {
                VStack(spacing: 8) {
                    Text(failure.text)
                    if failure.canRetry { Button(FailureTexts.retry, action: retry) }
                }
            }
        }
    }
#endif
