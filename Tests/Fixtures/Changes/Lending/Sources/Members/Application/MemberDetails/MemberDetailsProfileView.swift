#if canImport(SwiftUI)
    import SwiftUI

    /// The part `profile` of MemberDetails: it is drawn anew when its data changes, and the others are not.
    struct MemberDetailsProfileView: View {
        let data: MemberDetailsViewModel.ProfileData
        let inputs: MemberDetailsViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                Text(data.member?.name ?? "")
                Button("Badge") {
                    inputs.onBadgeTap()
                }
            }
        }
    }
#endif
