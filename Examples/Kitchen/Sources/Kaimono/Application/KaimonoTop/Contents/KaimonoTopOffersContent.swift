#if canImport(SwiftUI)
    import SwiftUI

    /// What there is to buy: the shops nearby, then what they offer today.
    struct KaimonoTopOffersContent: View {
        let sections: KaimonoTopOffersSections

        var body: some View {
            LazyVStack(alignment: .leading, spacing: 8) {
                sections
            }
        }
    }
#endif
