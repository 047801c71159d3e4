import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What will be baked, as an observable object tells.
    struct LoafOfTomorrowView: View {
        let parts: LoafOfTomorrowDisplay.Parts
        let inputs: LoafOfTomorrowDisplay.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    LoafOfTomorrowOfferView(data: parts.offerData, inputs: inputs)
                    orderContent
                }
                .padding()
            }
        }
    }
#endif
