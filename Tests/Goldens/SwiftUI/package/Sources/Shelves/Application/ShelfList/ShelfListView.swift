import PantryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All shelves.
    struct ShelfListView: View {
        let dataSource: ShelfListDataSource
        weak var delegate: (any ShelfListViewDelegate)?

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    shelvesContent
                    FailureRow(dataSource.failure) { delegate?.shelfListViewDidTapRetry() }
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
