import ProjectModel
import SwiftReading
import TemplateCatalogue

extension Scene {
    /// Loads the images that its SwiftUI view shows, if its spec says that it uses such a service. For example: `environment.imageLoader`.
    var imageLoader: String? {
        guard style.hasDataSource || style.hasViewModel else { return nil }
        let own = isDividedByRole ? viewServices : services
        return own.first(where: \.isImageService).map { "environment.\($0.name.spelled(.member))" }
    }

    /// What makes it known to all of the view's images; nothing in other scenes.
    var imageLoaderModifier: String { imageLoader.map { ".imageLoader(\($0))" } ?? "" }
}
