import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// All shelves.
    struct ShelfListView: View {
        let dataSource: ShelfListDataSource
        weak var delegate: (any ShelfListViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Shelf List")
                Button("Add Button") {
                    delegate?.shelfListViewDidTapAddButton()
                }
                Button("Switch") {
                    delegate?.shelfListViewSwitch()
                }
            }
            .padding()
        }
    }
#endif

extension ShelfListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Shelf List"
    }
}
