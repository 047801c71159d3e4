import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What NewWall shows.
    struct NewWallView: View {
        let dataSource: NewWallDataSource
        let presenter: any NewWallPresenterContract
        var children: NewWallChildren?

        var body: some View {
            VStack(spacing: 16) {
                Text("New Wall").accessibilityAddTraits(.isHeader)
                Text(draftText("pictures", dataSource.pictures))
                children?.makeOpening()
            }
            .padding()
        }
    }
#endif

extension NewWallViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "New Wall", comment: "Title of a screen")
    }
}
