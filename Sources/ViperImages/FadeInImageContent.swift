#if canImport(SwiftUI) && canImport(UIKit)
    internal import Foundation
    internal import SwiftUI

    /// The content of a `FadeInImage` for one URL.
    struct FadeInImageContent<Placeholder: View>: View {
        let url: URL?
        let size: DisplaySize
        let source: ImageSource<PlatformImage>?
        let contentMode: ContentMode
        let duration: Double
        let placeholder: Placeholder

        @State private var image: PlatformImage?
        @State private var decodedSize: DisplaySize?

        var body: some View {
            ZStack {
                if let image = image ?? cached {
                    Image(uiImage: image)
                        .resizable()
                        .aspectRatio(contentMode: contentMode)
                        .transition(.opacity)
                } else {
                    placeholder
                }
            }
            .task(id: Request(size: size, isPossible: source != nil)) { await load() }
            .onDisappear { image = nil }
        }

        /// The values on whose change a visible view reloads its image; disappearing cancels.
        private struct Request: Equatable {
            let size: DisplaySize
            let isPossible: Bool
        }

        /// The image in memory, without loading it; nil before layout.
        private var cached: PlatformImage? {
            guard let url, size != .unknown else { return nil }
            return source?.cached(url, size)
        }

        /// Loads the image. A resized view shows its current image until the new size is there; while the size is
        /// animated, that isn't done for each pixel.
        private func load() async {
            guard let url, let source, size != .unknown else { return }
            if image != nil, let decodedSize, !decodedSize.isUnfit(for: size) { return }
            let isHere = image != nil || cached != nil
            guard let loaded = try? await source.reload(url, size), !Task.isCancelled else { return }
            decodedSize = size
            if isHere {
                image = loaded
            } else {
                withAnimation(.easeIn(duration: duration)) { image = loaded }
            }
        }
    }
#endif
