#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of LoafList's shelf.
    struct LoafListShelfContent: View {
        let sections: LoafListShelfSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
