import MenuInterface
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows DishList's dishes.
    struct DishListDishesSection: View {
        let dishes: [Dish]
        let isLoading: Bool
        let failure: SceneFailure?
        let onSelectDish: @MainActor (Dish.ID) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Dishes", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                Text([draftText("dishes", dishes), draftText("isLoading", isLoading)].joined(separator: "\n"))
            }
        }
    }
#endif
