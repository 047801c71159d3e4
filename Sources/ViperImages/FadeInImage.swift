#if canImport(SwiftUI) && canImport(UIKit)
    public import Foundation
    public import SwiftUI

    /// A view that loads the image it shows, and fades in only what was not in memory. What was is there in the first frame,
    /// and none is held while the view isn't on the screen.
    ///
    /// For example:
    ///
    /// ```swift
    /// FadeInImage(recipe.imageURL, from: imageLoader) { Color.gray.opacity(0.2) }
    ///     .frame(width: 120, height: 80)
    ///     .clipped()
    /// ```
    ///
    /// The data source or the view model passes the loader; it isn't taken from the environment.
    public struct FadeInImage<Placeholder: View>: View {
        private let url: URL?
        private let load: (URL) -> LoadingImage<PlatformImage>
        private let cached: (URL) -> PlatformImage?
        private let contentMode: ContentMode
        private let duration: Double
        private let placeholder: Placeholder

        /// A view of the image at a URL.
        ///
        /// - Parameters:
        ///   - url: Where the image is, or nil for the placeholder.
        ///   - loader: Loads it, when the view appears.
        ///   - contentMode: How the image fills the view.
        ///   - duration: How long the image fades in, in seconds.
        ///   - placeholder: What is shown until the image comes, and when it doesn't.
        public init(
            _ url: URL?,
            from loader: some ImageLoading<PlatformImage>,
            contentMode: ContentMode = .fill,
            duration: Double = 0.25,
            @ViewBuilder placeholder: () -> Placeholder
        ) {
            self.url = url
            load = { loader.loadImage(from: $0) }
            cached = { loader.cachedImage(for: $0) }
            self.contentMode = contentMode
            self.duration = duration
            self.placeholder = placeholder()
        }

        /// Another URL makes another view: nothing of the former image is left.
        public var body: some View {
            FadeInImageContent(
                url: url,
                load: load,
                cached: cached,
                contentMode: contentMode,
                duration: duration,
                placeholder: placeholder
            )
            .id(url)
        }
    }
#endif
