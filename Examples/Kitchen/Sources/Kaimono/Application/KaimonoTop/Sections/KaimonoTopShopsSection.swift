import Foundation
import KitchenCore

#if canImport(SwiftUI)
    import SwiftUI

    /// The shops nearby.
    struct KaimonoTopShopsSection: View {
        let shops: [Shop]
        let onSelectShop: @MainActor (Shop.ID) -> Void

        var body: some View {
            ForEach(shops) { shop in
                Button(shop.name) { onSelectShop(shop.id) }
                    .frame(minHeight: 44)
                    .accessibilityIdentifier("kaimonoTop.shop.\(shop.id)")
            }
        }
    }
#endif
