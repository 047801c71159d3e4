#if canImport(SwiftUI)
    import SwiftUI

    /// Arranges the sections of ShelfList's shelves.
    struct ShelfListShelvesContent: View {
        let sections: ShelfListShelvesSections

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                sections
            }
        }
    }
#endif
