#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of Offers's page.
    struct OffersPageContent: View {
        let sections: OffersPageSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
