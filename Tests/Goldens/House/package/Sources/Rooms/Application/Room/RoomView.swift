import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// One room.
    struct RoomView: View {
        let dataSource: RoomDataSource
        let presenter: any RoomPresenterContract

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Room").accessibilityAddTraits(.isHeader)
                    Text(draftText("name", dataSource.name))
                }
                .padding()
            }
        }
    }
#endif

extension RoomViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = String(localized: "Room", comment: "Title of a screen")
    }
}
