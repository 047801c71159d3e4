#if canImport(SwiftUI)
    import SwiftUI

    /// Shows ShelfList's default.
    struct ShelfListDefaultSection: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Default").accessibilityAddTraits(.isHeader)
            }
        }
    }
#endif
