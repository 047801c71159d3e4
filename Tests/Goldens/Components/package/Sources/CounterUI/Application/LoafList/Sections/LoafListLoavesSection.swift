import BakeryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows LoafList's loaves.
    struct LoafListLoavesSection: View {
        let loaves: [Loaf]
        let onSelectLoaf: @MainActor (Loaf.ID) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Loaves").accessibilityAddTraits(.isHeader)
                Text(draftText("loaves", loaves))
            }
        }
    }
#endif
