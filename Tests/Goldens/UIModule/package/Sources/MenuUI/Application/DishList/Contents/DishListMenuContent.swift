#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of DishList's menu.
    struct DishListMenuContent: View {
        let sections: DishListMenuSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
