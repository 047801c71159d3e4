import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Bill shows.
    struct BillView: View {
        @ObservedObject var dataSource: BillDataSource
        let presenter: any BillPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Bill", bundle: .tablesResources).accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        }
    }
#endif

extension BillViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Bill", bundle: .tablesResources, comment: "Title of a screen")
    }
}
