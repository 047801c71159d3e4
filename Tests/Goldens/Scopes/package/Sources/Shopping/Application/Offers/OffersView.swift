import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Needs its scope by where it leads.
    struct OffersView: View {
        let dataSource: OffersDataSource
        let presenter: any OffersPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Offers").accessibilityAddTraits(.isHeader)
                    Button("Cart") {
                        presenter.didTapCart()
                    }
                    .accessibilityIdentifier("offers.cart")
                }
                .padding()
            }
        }
    }
#endif

extension OffersViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Offers", comment: "Title of a screen")
    }
}
