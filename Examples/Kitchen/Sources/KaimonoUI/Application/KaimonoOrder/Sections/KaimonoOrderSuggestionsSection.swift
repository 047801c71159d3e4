import Foundation
import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What might go with it.
    struct KaimonoOrderSuggestionsSection: View {
        let suggestions: [Product]
        let isLoading: Bool
        let failure: SceneFailure?
        let onSelectProduct: @MainActor (Product.ID) -> Void
        let onTapRetry: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Goes well with it", bundle: .kaimonoUIResources, comment: "Above products for an order")
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                if isLoading { ProgressView() }
                FailureRow(failure, retry: onTapRetry)
                ProductsGrid(products: suggestions, onSelect: onSelectProduct)
            }
        }
    }
#endif
