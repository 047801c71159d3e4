import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is baked today, and how much of it is in the basket.
    struct LoafOfTheDayView: View {
        let parts: LoafOfTheDayDisplay.Parts
        let inputs: LoafOfTheDayDisplay.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    LoafOfTheDayOfferView(data: parts.offerData, inputs: inputs)
                    LoafOfTheDayBasketView(data: parts.basketData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif
