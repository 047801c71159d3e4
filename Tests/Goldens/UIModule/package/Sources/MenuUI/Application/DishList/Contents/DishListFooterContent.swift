#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of DishList's footer.
    struct DishListFooterContent: View {
        let sections: DishListFooterSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
