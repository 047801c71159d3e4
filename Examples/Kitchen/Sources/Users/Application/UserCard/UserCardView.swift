import KitchenCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The new page of somebody who writes recipes. It leads nowhere yet.
    struct UserCardView: View {
        let dataSource: UserCardDataSource
        weak var delegate: (any UserCardViewDelegate)?

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
                    FailureRow(dataSource.failure) { delegate?.userCardViewDidTapRetry() }
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
                ProductsGrid(products: dataSource.products) { delegate?.userCardViewDidSelectProduct(productID: $0) }
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
