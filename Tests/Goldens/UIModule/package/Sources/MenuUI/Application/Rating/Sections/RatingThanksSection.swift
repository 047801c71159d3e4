import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Rating's thanks.
    struct RatingThanksSection: View {
        let isThanked: Bool

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Thanks", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                Text(draftText("isThanked", isThanked))
            }
        }
    }
#endif
