import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Bare shows.
    struct BareView: View {
        @ObservedObject var dataSource: BareDataSource
        let presenter: any BarePresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Bare").accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        }
    }
#endif

extension BareViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Bare", comment: "Title of a screen")
    }
}
