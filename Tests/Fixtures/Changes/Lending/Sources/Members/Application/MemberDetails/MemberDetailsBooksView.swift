#if canImport(SwiftUI)
    import SwiftUI

    /// The part `books` of MemberDetails: it is drawn anew when its data changes, and the others are not.
    struct MemberDetailsBooksView: View {
        let data: MemberDetailsViewModel.BooksData
        let inputs: MemberDetailsViewModel.Inputs

        var body: some View {
            VStack(spacing: 8) {
                ForEach(Array(data.titles.enumerated()), id: \.offset) { index, title in
                    Button(title) { inputs.onBookTap(index) }
                }
            }
        }
    }
#endif
