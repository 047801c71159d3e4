#if canImport(SwiftUI)
    import SwiftUI

    extension ProductTile {
        /// 'Picture' of the design is drawn here, since it is a picture.
        @ViewBuilder var picture: some View {
            Color.gray.opacity(0.2)
        }
    }
#endif
