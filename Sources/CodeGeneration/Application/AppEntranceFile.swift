import ProjectModel
import SpecReading
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
        "items": .list(["variable": .text, "root": .text, "item": .code]),
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
            "imports": .lines(imports.lines()),
            "environment": .text(project.environment.name), "isolation": project.environment.isolation,
            "scene": "", "hasTabs": false, "items": [], "tabs": [], "isEmpty": false,
        ]
        switch project.entrance {
        case .none: fields["isEmpty"] = true
        case .scene(let scene): fields["scene"] = .text(root(scene, in: context))
        case .tabs(let tabs):
            fields["hasTabs"] = true
            fields["items"] = .list(tabs.filter(\.hasItem).map { item(of: $0, in: context) })
            fields["tabs"] = .list(tabs.map { .text($0.hasItem ? $0.variable : root($0.scene, in: context)) })
        }
        return fields
    }

    private static func item(of tab: Tab, in context: GenerationContext) -> TemplateValue {
        let arguments = [
            "title: \(tab.title ?? "nil")", "image: \(tab.imageExpression)", "selectedImage: nil",
        ]
        let item = TemplateCode.phrase("\(tab.variable).tabBarItem = UITabBarItem(", arguments, ")")
        return [
            "variable": .text(tab.variable), "root": .text(root(tab.scene, in: context)), "item": .code([item]),
        ]
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
        case .tabs(let tabs): tabs.map(\.scene)
        }
    }
}

extension Tab {
    /// For example: `recipeSearchTab`.
    fileprivate var variable: String { scene.scene.lowerCamelCase + "Tab" }

    fileprivate var imageExpression: String {
        if let image { return "UIImage(named: \(image.swiftLiteral))" }
        return systemImage.map { "UIImage(systemName: \($0.swiftLiteral))" } ?? "nil"
    }
}
