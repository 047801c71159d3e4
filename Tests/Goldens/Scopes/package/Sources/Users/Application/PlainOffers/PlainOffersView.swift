import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// In place of a scene of the signed in, without anything of theirs.
    struct PlainOffersView: View {
        let dataSource: PlainOffersDataSource
        let presenter: any PlainOffersPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Plain Offers").accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        }
    }
#endif

extension PlainOffersViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Plain Offers", comment: "Title of a screen")
    }
}
