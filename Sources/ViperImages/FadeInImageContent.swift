#if canImport(SwiftUI) && canImport(UIKit)
    internal import Foundation
    internal import SwiftUI

    /// What `FadeInImage` shows for one URL.
    struct FadeInImageContent<Placeholder: View>: View {
        let url: URL?
        let load: (URL) -> LoadingImage<PlatformImage>
        let cached: (URL) -> PlatformImage?
        let contentMode: ContentMode
        let duration: Double
        let placeholder: Placeholder

        @State private var image: PlatformImage?
        @State private var slot: ImageSlot<PlatformImage>?

        var body: some View {
            ZStack {
                if let image = image ?? url.flatMap(cached) {
                    Image(uiImage: image)
                        .resizable()
                        .aspectRatio(contentMode: contentMode)
                        .transition(.opacity)
                } else {
                    placeholder
                }
            }
            .onAppear { begin() }
            .onDisappear {
                slot?.cancel()
                image = nil
            }
        }

        /// A view that comes back into a list has its image from memory, or begins anew.
        private func begin() {
            guard image == nil else { return }
            let slot = ImageSlot<PlatformImage> { image, fades in
                if fades {
                    withAnimation(.easeIn(duration: duration)) { self.image = image }
                } else {
                    self.image = image
                }
            }
            self.slot = slot
            slot.show(url, load: load)
        }
    }
#endif
