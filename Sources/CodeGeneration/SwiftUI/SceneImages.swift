import ProjectModel
import SwiftReading
import Templating

extension Scene {
    /// Whether its view is in SwiftUI, and shows images: its spec says then that it uses what loads them.
    var hostsImages: Bool { (style.hasDataSource || style.hasViewModel) && imageService != nil }

    /// What makes the loader known to all of the view's images; nothing in other scenes.
    var imageLoaderModifier: String { hostsImages ? ".imageLoader(imageLoader)" : "" }

    /// The loader, as an argument behind others; nothing in other scenes.
    var imageLoaderArgument: String { hostsImages ? ", imageLoader: imageLoader" : "" }
}
