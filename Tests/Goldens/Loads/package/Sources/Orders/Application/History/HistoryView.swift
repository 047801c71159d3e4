import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Earlier orders, in a part of their own.
    struct HistoryView: View {
        let parts: HistoryViewModel.Parts
        let inputs: HistoryViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    HistoryListView(data: parts.listData, inputs: inputs)
                    HistoryNotesView(data: parts.notesData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif

extension HistoryViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "History", comment: "Title of a screen")
    }
}
