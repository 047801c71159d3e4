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
        label = .identified("failure.text")
        label.textColor = .systemRed
        retryButton = .titled(FailureTexts.retry, identifier: "failure.retry", onTap: retry)
        view = .column([label, retryButton])
        view.isHidden = true
    }

    /// Says what failed, and takes no room when nothing did.
    public func show(_ failures: SceneFailure?...) {
        let failure = SceneFailure.joined(failures)
        label.text = failure?.text
        retryButton.isHidden = failure?.canRetry != true
        view.isHidden = failure == nil
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
                    Text(verbatim: failure.text).accessibilityIdentifier("failure.text")
                    if failure.canRetry {
                        Button(FailureTexts.retry, action: retry)
                            .frame(minHeight: 44)
                            .accessibilityIdentifier("failure.retry")
                    }
                }
            }
        }
    }
#endif
