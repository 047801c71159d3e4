import Foundation

#if canImport(SwiftUI)
    import SwiftUI

    /// What is seen and read while a screen gets what it shows.
    struct LoadingRow: View {
        var body: some View {
            ProgressView {
                Text("Loading…", bundle: .kaimonoUIResources, comment: "While a screen gets what it shows")
            }
        }
    }
#endif
