import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The part `basket` of LoafOfTheDay: it is drawn anew when its data changes, and the others are not.
    struct LoafOfTheDayBasketView: View {
        let data: LoafOfTheDayDisplay.BasketData
        let inputs: LoafOfTheDayDisplay.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text("Basket").accessibilityAddTraits(.isHeader)
                Text(draftText("count", data.count))
            }
        }
    }
#endif
