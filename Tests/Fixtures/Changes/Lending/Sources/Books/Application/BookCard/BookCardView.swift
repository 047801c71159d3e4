import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// The new look of a book.
    struct BookCardView: View {
        let dataSource: BookCardDataSource
        let presenter: any BookCardPresenterContract
        var children: BookCardChildren?

        var body: some View {
            VStack(spacing: 16) {
                Text(dataSource.book?.title ?? "…")
                if dataSource.isLoading { ProgressView() }
                children?.makeBadge(name: "Ann")
                Button("Borrow") {
                    presenter.didTapBorrow()
                }
                Button("Rules") {
                    presenter.didTapRules()
                }
            }
            .padding()
        }
    }
#endif

extension BookCardViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Book Card"
    }
}
