#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of KaimonoOrder's receipt.
    struct KaimonoOrderReceiptContent: View {
        let sections: KaimonoOrderReceiptSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
