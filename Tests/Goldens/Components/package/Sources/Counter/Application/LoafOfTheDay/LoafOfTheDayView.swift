import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What is baked today, and how much of it is in the basket.
    struct LoafOfTheDayView: View {
        let parts: LoafOfTheDayViewModel.Parts
        let inputs: LoafOfTheDayViewModel.Inputs

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

extension LoafOfTheDayViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Loaf Of The Day", comment: "Title of a screen")
    }
}
