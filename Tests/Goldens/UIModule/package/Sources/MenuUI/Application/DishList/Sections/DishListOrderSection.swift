import MenuInterface
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows DishList's order.
    struct DishListOrderSection: View {
        let dishes: [Dish]
        let onTapOrder: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Order", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                Text(draftText("dishes", dishes))
                Button(String(localized: "Order", bundle: .menuUIResources), action: onTapOrder)
            }
        }
    }
#endif
