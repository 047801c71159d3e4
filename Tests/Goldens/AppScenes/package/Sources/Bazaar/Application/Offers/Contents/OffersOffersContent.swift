#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of Offers's offers.
    struct OffersOffersContent: View {
        let sections: OffersOffersSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
