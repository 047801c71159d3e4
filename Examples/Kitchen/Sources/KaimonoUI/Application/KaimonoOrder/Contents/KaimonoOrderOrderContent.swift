#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of KaimonoOrder's order.
    struct KaimonoOrderOrderContent: View {
        let sections: KaimonoOrderOrderSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
