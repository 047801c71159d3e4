import ProjectModel
import Templating

// What a scene has besides, whose view lies in a module of views: how the two modules meet.

/// The state that the scene starts in: descriptors are seen in the feature's module alone.
struct SceneStartStateFile: Sendable {
    private let imports: ImportList

    init(_ place: ScenePlace) {
        var imports = place.context.imports(in: place.feature.name)
        imports.add(place.feature.interfaceName)
        imports.add("ViperRuntime")
        self.imports = imports
    }

    static let table: TemplateTable<SceneStartStateFile> = [.imports { $0.imports.lines() }]
}
