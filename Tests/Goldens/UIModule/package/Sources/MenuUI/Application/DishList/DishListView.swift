import CafeCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All dishes.
    struct DishListView: View {
        @ObservedObject var dataSource: DishListDataSource
        let presenter: any DishListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    menuContent
                    footerContent
                    Button(String(localized: "About", bundle: .menuUIResources)) {
                        presenter.didTapAbout()
                    }
                    .accessibilityIdentifier("dishList.about")
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif
