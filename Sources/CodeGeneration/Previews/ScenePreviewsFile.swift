import ProjectModel
import SwiftReading
import TemplateCatalogue
import Templating

/// The catalogue of a scene's display states, and a preview of each.
enum ScenePreviewsFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "namespace": .text,
        "sceneOutput": .text,
        "viewController": .text,
        "environment": .text,
        "access": .text,
        "isSwiftUI": .flag,
        "isUIKit": .flag,
        "isPreviewNewer": .flag,
        "previews": .list([
            "literal": .text, "name": .text, "reference": .text, "member": .text, "lines": .code,
        ]),
        "services": .list(["name": .text, "type": .text, "value": .text]),
        "useCases": .list(.text),
        "resolvers": .list(.text),
        "scenes": EnvironmentMock.sceneShape,
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        let specs = SpecsFolder(of: context.project)
        let layer = ViewLayer(scene: scene, feature: feature)
        return [
            "imports": .list(imports(for: scene, in: layer, context).lines()),
            "scene": .text(scene.name),
            "namespace": .text(scene.namespace),
            "sceneOutput": .text(context.project.descriptors.sceneOutput),
            "viewController": .text(scene.makeViewController(with: "\(scene.name)PreviewEnvironment()")),
            "environment": .text(scene.viewEnvironment ?? ""),
            "access": .text(layer.access),
            "isSwiftUI": .flag(scene.style.hasDataSource),
            "isUIKit": .flag(scene.style.hasOwnViewController),
            "isPreviewNewer": .flag(!context.project.hasPreviewsOfViewControllers),
            "previews": .list(
                scene.previews.map { value(of: $0, in: scene, spec: specs.relative(scene.specPath)) }
            ),
            "services": .list(
                scene.reachableServices.map {
                    [
                        "name": .text($0.name.spelled(.declaration)), "type": .text($0.propertyType),
                        "value": .text(
                            context.samples.value(for: $0) ?? "unavailableInPreviews(\($0.name.swiftLiteral))"
                        ),
                    ]
                }
            ),
            "useCases": .lines(scene.isDividedByRole ? [] : scene.useCases.map(\.useCase)),
            "resolvers": .lines(scene.reachableDestinations.resolvedFeatures),
            "scenes": EnvironmentMock.scenes(scene.reachableDestinations.resolvedScenes),
        ]
    }

    private static func imports(
        for scene: Scene,
        in layer: ViewLayer,
        _ context: GenerationContext
    ) -> ImportList {
        var imports = context.imports(in: layer.module)
        imports.add("ViperRuntime", layer.importAccess)
        for value in scene.previews.flatMap(\.values) {
            imports.add(value.value)
            // What `.sample` stands for is the field's own.
            if let field = scene.state.first(where: { $0.name == value.name }) { imports.add(field.type) }
        }
        guard scene.style.hasOwnViewController else { return imports }
        for service in scene.reachableServices {
            imports.add(service.type)
            imports.add(valueFor: service, context.samples)
        }
        for feature in Set(scene.reachableDestinations.map(\.scene.feature)).sorted() {
            imports.add(context.interfaceName(of: feature))
        }
        for useCase in scene.useCases where !scene.isDividedByRole {
            imports.add(context.interfaceName(of: useCase.feature))
        }
        return imports
    }

    private static func value(of preview: Preview, in scene: Scene, spec: String) -> TemplateValue {
        [
            "literal": .text(preview.name.swiftLiteral),
            "name": .text(preview.name.spelled(.declaration)),
            "reference": .text(preview.name.spelled(.local)),
            "member": .text(preview.name.spelled(.member)),
            "lines": .code([PreviewState(preview: preview, scene: scene, spec: spec).code]),
        ]
    }
}

// What the environment of a preview has: that of the scene, or of its view alone.
extension Scene {
    fileprivate var reachableServices: [Service] { isDividedByRole ? viewServices : services }

    fileprivate var reachableDestinations: [Destination] {
        isDividedByRole ? childDestinations : routeDestinations + childDestinations
    }
}

extension Project {
    /// Previews of view controllers came with iOS 17; those of SwiftUI views are older than any platform here.
    fileprivate var hasPreviewsOfViewControllers: Bool {
        platforms.filter { ["iOS", "tvOS"].contains($0.name) }.allSatisfy { platform in
            (Int(platform.version.prefix { $0 != "." }) ?? 0) >= 17
        }
    }
}
