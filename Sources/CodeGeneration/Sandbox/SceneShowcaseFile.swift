import ProjectModel
import SwiftReading
import TemplateCatalogue
import Templating

/// What a feature lets its sandbox show of a scene: states and routes, which are behind no other door.
enum SceneShowcaseFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "feature": .text,
        "scene": .text,
        "viewController": .text,
        "hasPreviews": .flag,
        "showing": .text,
        "hasRoutes": .flag,
        "routes": .list(["literal": .text, "call": .text]),
        "omissions": .list(.text),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let routes = scene.routes.compactMap { value(of: $0, samples: context.samples) }
        var imports = context.imports(in: feature.name)
        imports.add("ViperRuntime", .public)
        for route in scene.routes where context.samples.missing(for: route.parameters) == nil {
            imports.add(route.parameters)
        }
        return [
            "imports": .list(imports.lines()),
            "feature": .text(feature.name),
            "scene": .text(scene.name),
            "viewController": .text(scene.makeViewController(with: "environment")),
            "hasPreviews": .flag(!scene.previews.isEmpty),
            "showing": .text(showing(scene)),
            "hasRoutes": .flag(!routes.isEmpty),
            "routes": .list(routes),
            "omissions": .list(
                scene.routes.compactMap { route in
                    context.samples.missing(for: route.parameters).map {
                        .text(
                            "// Without the route \(route.name): `samples` in project.yml has no value of \($0.text)."
                        )
                    }
                }
            ),
        ]
    }

    /// Whatever a view of a state reports goes nowhere.
    private static func showing(_ scene: Scene) -> String {
        scene.style.hasViewModel
            ? "draw(preview.state, reportingTo: \(scene.name)ViewModel.Inputs())" : "render(preview.state)"
    }

    private static func value(of route: Route, samples: SampleValues) -> TemplateValue? {
        samples.arguments(for: route.parameters).map { arguments in
            [
                "literal": .text(route.name.swiftLiteral),
                "call": .text("\(route.methodName.spelled(.member))(\(arguments.joined(separator: ", ")))"),
            ]
        }
    }
}
