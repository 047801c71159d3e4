import Foundation
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Shows Portrait's frame.
    struct PortraitFrameSection: View {
        let url: URL
        let isZoomed: Bool
        let onPictureTap: @MainActor () -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("Frame").accessibilityAddTraits(.isHeader)
                Text([draftText("url", url), draftText("isZoomed", isZoomed)].joined(separator: "\n"))
                Button("Picture", action: onPictureTap)
            }
        }
    }
#endif
