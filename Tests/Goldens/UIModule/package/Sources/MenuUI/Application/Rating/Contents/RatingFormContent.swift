#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of Rating's form.
    struct RatingFormContent: View {
        let sections: RatingFormSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
