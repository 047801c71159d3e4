import CafeCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What TableList shows.
    struct TableListView: View {
        @ObservedObject var dataSource: TableListDataSource
        let presenter: any TableListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Table List", bundle: .tablesResources).accessibilityAddTraits(.isHeader)
                    Text(
                        [
                            draftText("tables", dataSource.tables),
                            draftText("default", dataSource.default),
                            draftText("state", dataSource.state),
                        ].joined(separator: "\n")
                    )
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif

extension TableListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Table List", bundle: .tablesResources, comment: "Title of a screen")
    }
}
