#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI

    extension View {
        /// Sets the loader of the images in this view: those of each `FadeInImage` that isn't passed one.
        ///
        /// For example: `RecipeList(recipes: recipes).imageLoader(imageLoader)`.
        ///
        /// - Parameter loader: Loads the images.
        nonisolated public func imageLoader(_ loader: any ImageLoading<PlatformImage>) -> some View {
            environment(\.imageSource, source(of: loader))
        }

        nonisolated private func source(of loader: some ImageLoading<PlatformImage>) -> ImageSource<PlatformImage>? {
            ImageSource(loader)
        }
    }

    extension EnvironmentValues {
        /// The loader of the views' images, if one is set.
        var imageSource: ImageSource<PlatformImage>? {
            get { self[ImageSourceKey.self] }
            set { self[ImageSourceKey.self] = newValue }
        }
    }

    private struct ImageSourceKey: EnvironmentKey {
        static var defaultValue: ImageSource<PlatformImage>? { nil }
    }
#endif
