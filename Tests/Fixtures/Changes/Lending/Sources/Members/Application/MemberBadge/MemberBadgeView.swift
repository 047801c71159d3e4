import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// A name on a badge, for SwiftUI screens of other features.
    struct MemberBadgeView: View {
        let dataSource: MemberBadgeDataSource
        let presenter: any MemberBadgePresenterContract

        var body: some View {
            VStack(spacing: 16) {
                Text(dataSource.name)
            }
            .padding()
        }
    }
#endif

extension MemberBadgeViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Member Badge"
    }
}
