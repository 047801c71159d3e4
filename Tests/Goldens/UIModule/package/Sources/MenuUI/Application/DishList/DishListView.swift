import CafeCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All dishes.
    struct DishListView: View {
        @ObservedObject var dataSource: DishListDataSource
        weak var delegate: (any DishListViewDelegate)?

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    menuContent
                    footerContent
                    Button(String(localized: "About", bundle: .menuUIResources)) {
                        delegate?.dishListViewDidTapAbout()
                    }
                    .accessibilityIdentifier("dishList.about")
                    FailureRow(dataSource.failure) { delegate?.dishListViewDidTapRetry() }
                }
                .padding()
            }
        }
    }
#endif
