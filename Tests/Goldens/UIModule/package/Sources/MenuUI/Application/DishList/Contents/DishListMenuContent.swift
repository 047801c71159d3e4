#if canImport(SwiftUI)
    import SwiftUI

    /// The dishes of today.
    struct DishListMenuContent: View {
        let sections: DishListMenuSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
