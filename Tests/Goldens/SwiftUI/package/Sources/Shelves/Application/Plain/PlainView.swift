import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Plain shows.
    struct PlainView: View {
        let dataSource: PlainDataSource
        let presenter: any PlainPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Plain").accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        }
    }
#endif

extension PlainViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Plain", comment: "Title of a screen")
    }
}
