import GalleryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Portrait's field.
    struct PortraitFieldSection: View {
        let text: String?
        let failure: SceneFailure?
        let onCaptionChange: @MainActor (String) -> Void
        let onRetryTap: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Field").accessibilityAddTraits(.isHeader)
                Text(draftText("text", text))
                FailureRow(failure, retry: onRetryTap)
            }
        }
    }
#endif
