#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of Portrait's writing.
    struct PortraitWritingContent: View {
        let sections: PortraitWritingSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
