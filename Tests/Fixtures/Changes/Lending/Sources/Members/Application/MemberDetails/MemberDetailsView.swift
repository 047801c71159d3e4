import ViperRuntime

#if canImport(SwiftUI)
    import SwiftUI

    /// Somebody who writes or borrows books.
    struct MemberDetailsView: View {
        let parts: MemberDetailsViewModel.Parts
        let inputs: MemberDetailsViewModel.Inputs

        var body: some View {
            VStack(spacing: 16) {
                MemberDetailsProfileView(data: parts.profileData, inputs: inputs)
                MemberDetailsBooksView(data: parts.booksData, inputs: inputs)
            }
            .padding()
        }
    }
#endif

extension MemberDetailsViewController {
    /// What stands around the view: title and bar buttons.
    func setUpNavigationItem() {
        title = "Member Details"
    }
}
