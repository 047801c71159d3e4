#if canImport(SwiftUI)
    import SwiftUI

    extension ProductTile {
        /// 'Pin' of the design is drawn here, since it is a vector.
        @ViewBuilder var pin: some View {
            Color.gray.opacity(0.2)
        }
    }
#endif
