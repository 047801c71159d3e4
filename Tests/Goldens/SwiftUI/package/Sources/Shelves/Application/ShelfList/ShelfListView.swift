import PantryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All shelves.
    struct ShelfListView: View {
        let dataSource: ShelfListDataSource
        let presenter: any ShelfListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    shelvesContent
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif

extension ShelfListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Shelf List", comment: "Title of a screen")
    }
}
