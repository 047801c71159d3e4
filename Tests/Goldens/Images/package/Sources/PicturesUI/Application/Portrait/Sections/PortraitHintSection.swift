import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Portrait's hint.
    struct PortraitHintSection: View {
        let isWriting: Bool

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Hint").accessibilityAddTraits(.isHeader)
                Text(draftText("isWriting", isWriting))
            }
        }
    }
#endif
