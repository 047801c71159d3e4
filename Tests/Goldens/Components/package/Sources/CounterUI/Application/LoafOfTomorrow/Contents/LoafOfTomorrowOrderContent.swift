#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of LoafOfTomorrow's order.
    struct LoafOfTomorrowOrderContent: View {
        let sections: LoafOfTomorrowOrderSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
