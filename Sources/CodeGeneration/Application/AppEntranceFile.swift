import ProjectModel
import Templating

/// What the app shows when it starts.
enum AppEntranceFile: FileOfProject {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "environment": .text,
        "isolation": .list(.text),
        "scene": .text,
        "hasTabs": .flag,
        "tabs": .list(.text),
        "isEmpty": .flag,
    ]

    static func values(in context: GenerationContext) -> Values {
        let project = context.project
        var imports = context.imports(in: project.app)
        imports.add("ViperRuntime", .public)
        imports.add(project.environment, .public)
        for scene in project.entrance.scenes { imports.add(context.interfaceName(of: scene.feature)) }
        var fields: TemplateFields<TemplateValue> = [
            "imports": .list(imports.lines()),
            "environment": .text(project.environment.name), "isolation": project.environment.isolation,
            "scene": "", "hasTabs": false, "tabs": [], "isEmpty": false,
        ]
        switch project.entrance {
        case .none: fields["isEmpty"] = true
        case .scene(let scene): fields["scene"] = .text(root(scene, in: context))
        case .tabs(let scenes):
            fields["hasTabs"] = true
            fields["tabs"] = .list(scenes.map { .text(root($0, in: context)) })
        }
        return fields
    }

    /// The scene in a navigation controller, unless it brings one along.
    private static func root(_ scene: SceneReference, in context: GenerationContext) -> String {
        let resolved = "resolve(\(context.project.descriptors.namespace).\(scene.scene)Descriptor())"
        let isInNavigation = context.scene(scene)?.output == .navigationController
        return isInNavigation ? resolved : "UINavigationController(rootViewController: \(resolved))"
    }
}

extension Entrance {
    fileprivate var scenes: [SceneReference] {
        switch self {
        case .none: []
        case .scene(let scene): [scene]
        case .tabs(let scenes): scenes
        }
    }
}
