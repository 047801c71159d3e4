#if canImport(SwiftUI) && canImport(UIKit)
    internal import Foundation
    internal import SwiftUI

    /// What `FadeInImage` shows for one URL.
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

        /// What makes a view load anew while it is on the screen; being taken off cancels.
        private struct Request: Equatable {
            let size: DisplaySize
            let isPossible: Bool
        }

        /// Only looked at: a view that isn't laid out shows nothing.
        private var cached: PlatformImage? {
            guard let url, size != .unknown else { return nil }
            return source?.cached(url, size)
        }

        /// A view that was resized shows what it has until the image is there in the new size. While its size is animated, that
        /// isn't for each pixel.
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
