#if canImport(SwiftUI) && canImport(UIKit)
    public import SwiftUI

    extension View {
        /// Has the images in this view loaded by a loader: those of each `FadeInImage` that isn't passed one.
        ///
        /// For example: `RecipeList(recipes: recipes).imageLoader(imageLoader)`.
        ///
        /// - Parameter loader: Loads what the views show.
        nonisolated public func imageLoader(_ loader: any ImageLoading<PlatformImage>) -> some View {
            environment(\.imageSource, source(of: loader))
        }

        nonisolated private func source(of loader: some ImageLoading<PlatformImage>) -> ImageSource<PlatformImage>? {
            ImageSource(loader)
        }
    }

    extension EnvironmentValues {
        /// What loads the images of the views, if they have been told.
        var imageSource: ImageSource<PlatformImage>? {
            get { self[ImageSourceKey.self] }
            set { self[ImageSourceKey.self] = newValue }
        }
    }

    private struct ImageSourceKey: EnvironmentKey {
        static var defaultValue: ImageSource<PlatformImage>? { nil }
    }
#endif
