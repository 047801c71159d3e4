import Foundation

#if canImport(SwiftUI)
    import SwiftUI

    /// How many pieces are bought, and a way to buy one more or less. The presenter knows the bounds.
    struct KaimonoProductDetailQuantity: View {
        let quantity: Int
        let onChange: @MainActor (Int) -> Void

        var body: some View {
            Stepper {
                Text("\(quantity) pieces", bundle: .kaimonoUIResources, comment: "How many are bought")
            } onIncrement: {
                onChange(quantity + 1)
            } onDecrement: {
                onChange(quantity - 1)
            }
            .accessibilityIdentifier("kaimonoProductDetail.quantity")
        }
    }
#endif
