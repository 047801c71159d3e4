import BakeryCore
import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All loaves.
    struct LoafListView: View {
        let dataSource: LoafListDataSource
        weak var delegate: (any LoafListViewDelegate)?

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    shelfContent
                    FailureRow(dataSource.failure) { delegate?.loafListViewDidTapRetry() }
                }
                .padding()
            }
        }
    }
#endif
