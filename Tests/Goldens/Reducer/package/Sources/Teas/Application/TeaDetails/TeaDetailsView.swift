import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    struct TeaDetailsView: View {
        let store: TeaDetailsStore

        var body: some View {
            VStack(spacing: 16) {
                Text("Tea Details").accessibilityAddTraits(.isHeader)
            }
        }
    }
#endif
