#if canImport(SwiftUI)
    import SwiftUI

    /// The picture, with what is known of it.
    struct PortraitReadingContent: View {
        let sections: PortraitReadingSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
