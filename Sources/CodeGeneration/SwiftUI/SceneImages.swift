import ProjectModel
import SwiftReading

extension Scene {
    /// Loads the images that its SwiftUI view shows, if the spec lists such a service. For example: `environment.imageLoader`.
    var imageLoader: String? {
        guard style.hasDataSource || style.hasViewModel else { return nil }
        return services.first(where: \.isImageService).map { "environment.\($0.name.spelled(.member))" }
    }

    /// What makes it known to all of the view's images; nothing in other scenes.
    var imageLoaderModifier: String { imageLoader.map { ".imageLoader(\($0))" } ?? "" }
}
