#if canImport(UIKit)
import KitchenCore
package import SwiftUI
package import ViperRuntime

/// Somebody who writes recipes.
package struct UserProfileView: View {
    private let dataSource: DataSource<UserProfileState>
    private let presenter: any UserProfilePresenterContract

    package init(dataSource: DataSource<UserProfileState>, presenter: any UserProfilePresenterContract) {
        self.dataSource = dataSource
        self.presenter = presenter
    }

    package var body: some View {
        VStack(spacing: 16) {
            if dataSource.user.isLoading { ProgressView() }
            FailureRow(dataSource.user.failure, dataSource.favourite.failure) { presenter.didTapRetry() }
            if let recipe = dataSource.favourite.value { Text(verbatim: recipe.title) }
            Button("News") { presenter.didTapNews() }
            Button("Settings") { presenter.didTapSettings() }
        }
    }
}
#endif
