#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of Portrait's reading.
    struct PortraitReadingContent: View {
        let sections: PortraitReadingSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
