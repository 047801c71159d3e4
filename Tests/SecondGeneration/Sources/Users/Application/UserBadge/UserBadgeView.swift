#if canImport(UIKit)
import KitchenCore
import SwiftUI
import ViperRuntime

/// Who uses the app.
struct UserBadgeView: View {
    let dataSource: DataSource<UserBadgeState>
    let presenter: any UserBadgePresenterContract

    var body: some View {
        if dataSource.user.isLoading { ProgressView() }
        FailureRow(dataSource.user.failure) { presenter.didTapRetry() }
        if let user = dataSource.user.value { Text(verbatim: user.name) }
    }
}
#endif
