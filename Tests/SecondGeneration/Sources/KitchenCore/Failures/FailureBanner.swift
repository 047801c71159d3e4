public import ViperRuntime

/// The first of some failures, and a button that tries again.
@MainActor
public final class FailureBanner {
    /// Hidden while there is no failure.
    public let view: UIStackView
    private let label = UILabel.identified("failure.text")

    public init(retry: @escaping @MainActor () -> Void) {
        let button = UIButton.titled(FailureTexts.retry, identifier: "failure.retry", onTap: retry)
        view = .column([label, button])
        view.isHidden = true
    }

    public func show(_ failures: SceneFailure?...) {
        let failure = failures.compactMap(\.self).first
        label.text = failure?.text
        view.isHidden = failure == nil
    }
}

#if canImport(UIKit)
public import SwiftUI

/// The same for SwiftUI.
public struct FailureRow: View {
    private let failure: SceneFailure?
    private let retry: @MainActor () -> Void

    public init(_ failures: SceneFailure?..., retry: @escaping @MainActor () -> Void) {
        failure = failures.compactMap(\.self).first
        self.retry = retry
    }

    public var body: some View {
        if let failure {
            VStack(spacing: 8) {
                Text(verbatim: failure.text).accessibilityIdentifier("failure.text")
                Button(FailureTexts.retry, action: retry)
                    .frame(minHeight: 44)
                    .accessibilityIdentifier("failure.retry")
            }
        }
    }
}
#endif
