import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What FrameList shows.
    struct FrameListView: View {
        let parts: FrameListViewModel.Parts
        let inputs: FrameListViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    FrameListNamesView(data: parts.namesData, inputs: inputs)
                    FrameListStockView(data: parts.stockData, inputs: inputs)
                    Button("Detail") {
                        inputs.onDetailTap()
                    }
                    .accessibilityIdentifier("frameList.detail")
                }
                .padding()
            }
        }
    }
#endif

extension FrameListViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Frame List", comment: "Title of a screen")
    }
}
