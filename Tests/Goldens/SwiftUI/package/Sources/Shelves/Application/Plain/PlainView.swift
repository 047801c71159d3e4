import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// What Plain shows.
    struct PlainView: View {
        let dataSource: PlainDataSource
        weak var delegate: (any PlainViewDelegate)?

        var body: some View {
            VStack(spacing: 16) {
                Text("Plain")
            }
            .padding()
        }
    }
#endif

extension PlainViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Plain"
    }
}
