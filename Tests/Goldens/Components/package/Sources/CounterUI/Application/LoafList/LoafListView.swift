import BakeryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All loaves.
    struct LoafListView: View {
        let dataSource: LoafListDataSource
        let presenter: any LoafListPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    shelfContent
                    FailureRow(dataSource.failure) { presenter.didTapRetry() }
                }
                .padding()
            }
        }
    }
#endif
