import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    struct MenuView: View {
        let store: MenuStore

        var body: some View {
            VStack(spacing: 16) {
                Text("Menu").accessibilityAddTraits(.isHeader)
                Button("About") {
                    store.send(.didTapAbout)
                }
            }
        }
    }
#endif
