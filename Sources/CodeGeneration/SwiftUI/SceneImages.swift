extension Scene {
    /// True if its view is in SwiftUI and shows images, which it does if its spec uses an image loader.
    var hostsImages: Bool { (style.hasDataSource || style.hasViewModel) && imageService != nil }

    /// The modifier that passes the loader to the view's images; empty in other scenes.
    var imageLoaderModifier: String { hostsImages ? ".imageLoader(imageLoader)" : "" }

    /// The loader, as an argument after others; empty in other scenes.
    var imageLoaderArgument: String { hostsImages ? ", imageLoader: imageLoader" : "" }
}
