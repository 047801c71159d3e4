import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Bare shows.
    struct BareView: View {
        @ObservedObject var dataSource: BareDataSource
        weak var delegate: (any BareViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Bare")
            }
            .padding()
        }
    }
#endif

extension BareViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Bare"
    }
}
