import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The new page of somebody who writes recipes. It leads nowhere yet.
    struct UserCardView: View {
        let dataSource: UserCardDataSource
        let presenter: any UserCardPresenterContract

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    if dataSource.isLoading { ProgressView() }
                    if let user = dataSource.user {
                        Text(verbatim: user.name)
                            .font(.title2)
                            .accessibilityAddTraits(.isHeader)
                            .accessibilityIdentifier("userCard.name")
                    }
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
                    if !dataSource.products.isEmpty { pantry }
                }
                .frame(maxWidth: .infinity)
                .padding()
            }
        }

        private var pantry: some View {
            VStack(alignment: .leading, spacing: 16) {
                Text("Cooks with", bundle: .usersResources, comment: "Above products for somebody's recipes")
                    .font(.headline)
                    .accessibilityAddTraits(.isHeader)
                ProductsGrid(products: dataSource.products) { presenter.didSelectProduct(productID: $0) }
            }
        }
    }
#endif

extension UserCardViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Cook", bundle: .usersResources, comment: "Title of a screen")
    }
}
