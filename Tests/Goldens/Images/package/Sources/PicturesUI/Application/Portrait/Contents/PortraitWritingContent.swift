#if canImport(SwiftUI)
    import SwiftUI

    /// What is known of the picture, to be written.
    struct PortraitWritingContent: View {
        let sections: PortraitWritingSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
