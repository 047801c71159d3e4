#if canImport(SwiftUI)
    import SwiftUI

    /// Shows DishList's legend.
    struct DishListLegendSection: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Legend", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
            }
        }
    }
#endif
