import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Shelf shows.
    struct ShelfView: View {
        @ObservedObject var dataSource: ShelfDataSource
        let presenter: any ShelfPresenterContract
        var children: ShelfChildren?

        var body: some View {
            VStack(spacing: 16) {
                Text("Shelf").accessibilityAddTraits(.isHeader)
                Text(
                    [
                        draftText("name", dataSource.name),
                        draftText("default", dataSource.default),
                        draftText("state", dataSource.state),
                        draftText("jars", dataSource.jars),
                    ].joined(separator: "\n")
                )
                Button("Close") {
                    presenter.didTapClose()
                }
                .accessibilityIdentifier("shelf.close")
                children?.makePlain()
            }
            .padding()
        }
    }
#endif

extension ShelfViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Shelf", comment: "Title of a screen")
    }
}
