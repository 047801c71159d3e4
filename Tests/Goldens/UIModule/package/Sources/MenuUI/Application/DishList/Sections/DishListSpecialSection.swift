import MenuInterface
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows DishList's special.
    struct DishListSpecialSection: View {
        let special: Dish?
        let onSelectDish: @MainActor (Dish.ID) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Special", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                Text(draftText("special", special))
            }
        }
    }
#endif
