import ProjectModel
import SwiftReading
import TemplateCatalogue

extension Scene {
    /// Loads the images that its SwiftUI view shows, if its spec says that it uses such a service.
    var hostedImageLoader: String? {
        style.hasDataSource || style.hasViewModel ? imageService.map { _ in "imageLoader" } : nil
    }

    /// What makes it known to all of the view's images; nothing in other scenes.
    var imageLoaderModifier: String { hostedImageLoader.map { ".imageLoader(\($0))" } ?? "" }
}
