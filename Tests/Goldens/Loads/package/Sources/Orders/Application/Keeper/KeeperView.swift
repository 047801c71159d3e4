import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Who looks after the stock, in a part of their own.
    struct KeeperView: View {
        let parts: KeeperViewModel.Parts
        let inputs: KeeperViewModel.Inputs

        var body: some View {
            ScrollView {
                VStack(spacing: 16) {
                    KeeperPersonView(data: parts.personData, inputs: inputs)
                    KeeperListView(data: parts.listData, inputs: inputs)
                }
                .padding()
            }
        }
    }
#endif

extension KeeperViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Keeper", comment: "Title of a screen")
    }
}
