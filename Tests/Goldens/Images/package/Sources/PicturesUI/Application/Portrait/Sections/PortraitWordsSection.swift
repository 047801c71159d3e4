import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Portrait's words.
    struct PortraitWordsSection: View {
        let text: String?

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Words").accessibilityAddTraits(.isHeader)
                Text(draftText("text", text))
            }
        }
    }
#endif
