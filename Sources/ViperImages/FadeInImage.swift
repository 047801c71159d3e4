#if canImport(SwiftUI) && canImport(UIKit)
    public import Foundation
    public import SwiftUI

    /// A view that loads its image, decoded at the size of the view, and fades it in unless it was in memory. An image
    /// in memory is there in the first frame, and none is held while the view isn't on the screen.
    ///
    /// The view takes all the space that it is offered; in a scroll view, give it a frame or an aspect ratio. For
    /// example:
    ///
    /// ```swift
    /// FadeInImage(recipe.imageURL) { Color.gray.opacity(0.2) }
    ///     .frame(width: 120, height: 80)
    /// ```
    ///
    /// The loader is that of `imageLoader(_:)` on an enclosing view, unless one is passed. In a scene that uses an
    /// image loader, generated code has called that. Without a loader, as in a preview, the placeholder is shown.
    public struct FadeInImage<Placeholder: View>: View {
        @Environment(\.imageSource) private var inherited
        @Environment(\.displayScale) private var scale
        private let url: URL?
        private let source: ImageSource<PlatformImage>?
        private let contentMode: ContentMode
        private let duration: Double
        private let placeholder: Placeholder

        /// Creates a view of the image at a URL.
        ///
        /// - Parameters:
        ///   - url: The URL of the image, or nil for the placeholder.
        ///   - loader: Loads the image when the view appears.
        ///   - contentMode: The way in which the image fills the view.
        ///   - duration: The duration of the fade, in seconds.
        ///   - placeholder: The view that is shown until the image is loaded, and if loading fails.
        public init(
            _ url: URL?,
            from loader: some ImageLoading<PlatformImage>,
            contentMode: ContentMode = .fill,
            duration: Double = 0.25,
            @ViewBuilder placeholder: () -> Placeholder
        ) {
            self.init(url, ImageSource(loader), contentMode, duration, placeholder())
        }

        /// Creates a view of the image at a URL, loaded by the loader of the enclosing views.
        ///
        /// For example: `FadeInImage(recipe.imageURL) { Color.gray }`.
        ///
        /// - Parameters:
        ///   - url: The URL of the image, or nil for the placeholder.
        ///   - contentMode: The way in which the image fills the view.
        ///   - duration: The duration of the fade, in seconds.
        ///   - placeholder: The view that is shown until the image is loaded, and if loading fails.
        public init(
            _ url: URL?,
            contentMode: ContentMode = .fill,
            duration: Double = 0.25,
            @ViewBuilder placeholder: () -> Placeholder
        ) {
            self.init(url, nil, contentMode, duration, placeholder())
        }

        private init(
            _ url: URL?,
            _ source: ImageSource<PlatformImage>?,
            _ contentMode: ContentMode,
            _ duration: Double,
            _ placeholder: Placeholder
        ) {
            self.url = url
            self.source = source
            self.contentMode = contentMode
            self.duration = duration
            self.placeholder = placeholder
        }

        /// The content. Another URL makes another view, so that nothing of the previous image is left.
        public var body: some View {
            GeometryReader { place in
                FadeInImageContent(
                    url: url,
                    size: DisplaySize(points: place.size, scale: scale, isFilled: contentMode == .fill),
                    source: source ?? inherited,
                    contentMode: contentMode,
                    duration: duration,
                    placeholder: placeholder
                )
                .id(url)
                .frame(width: place.size.width, height: place.size.height)
            }
            .clipped()
            // What is cut off doesn't take taps that are meant for what stands beside it.
            .contentShape(Rectangle())
        }
    }
#endif
