import CafeCore
import MenuInterface
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Rating's dish.
    struct RatingDishSection: View {
        let dish: Dish
        let failure: SceneFailure?
        let onStarTap: @MainActor (Int) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Dish", bundle: .menuUIResources).accessibilityAddTraits(.isHeader)
                Text(draftText("dish", dish))
                FailureRow(failure)
            }
        }
    }
#endif
