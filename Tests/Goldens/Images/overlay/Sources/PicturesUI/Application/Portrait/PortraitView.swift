import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One picture and what is known of it, to be read or to be written.
    struct PortraitView: View {
        let parts: PortraitDisplay.Parts
        let inputs: PortraitDisplay.Inputs

        var body: some View {
            ScrollView {
                if parts.state.isWriting {
                    writingContent
                } else {
                    readingContent
                }
            }
        }
    }
#endif
