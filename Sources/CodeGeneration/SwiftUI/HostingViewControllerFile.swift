import ProjectModel
import SwiftReading
import Templating

/// The view controller of a SwiftUI scene, which is the tool's: the scene's own view lies in a file of its own.
enum HostingViewControllerFile: FileOfScene {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "scene": .text,
        "environment": .text,
        "view": .text,
        "hostingArguments": .text,
        "isSeparate": .flag,
        "isDriven": .flag,
        "fields": .list(.text),
        "lifecycle": .list(["name": .text]),
        "conformance": .code,
        "hasEvents": .flag,
        "events": .list(["declaration": .code, "call": .code]),
    ]

    static func values(for scene: Scene, of feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.name)
        imports.add("Foundation")
        imports.add("ViperRuntime")
        if scene.imageLoader != nil { imports.add(Project.imagesProduct) }
        imports.add(scene.controlEvents.flatMap(\.parameters))
        return [
            "imports": .list(imports.lines()),
            "scene": .text(scene.name),
            "environment": .text(scene.viewEnvironment ?? ""),
            "view": .text(view(of: scene)),
            "hostingArguments": .text(
                "dataSource: dataSource, delegate: self" + (scene.imageLoader.map { ", imageLoader: \($0)" } ?? "")
            ),
            "isSeparate": .flag(ViewLayer(scene: scene, feature: feature).isSeparate),
            "isDriven": .flag(scene.isDriven),
            "fields": .lines(scene.isDriven ? scene.shownFields.map { $0.name.spelled(.member) } : []),
            "lifecycle": .list(scene.lifecycleEvents.map { ["name": .text($0.name)] }),
            "conformance": .code([
                .conformance(
                    of: "\(scene.name)ViewController",
                    to: "\(scene.name)ViewDelegate",
                    isEmpty: scene.controlEvents.isEmpty
                )
            ]),
            "hasEvents": .flag(!scene.controlEvents.isEmpty),
            "events": .list(scene.controlEvents.map { forwarder($0, of: scene) }),
        ]
    }

    private static func view(of scene: Scene) -> String {
        let children = scene.children.isEmpty ? "" : ", children: \(scene.name)Children(environment: environment)"
        return "\(scene.name)View(dataSource: dataSource, delegate: self\(children))\(scene.imageLoaderModifier)"
    }

    private static func forwarder(_ event: Event, of scene: Scene) -> TemplateValue {
        let call = TemplateCode.phrase(
            "\(event.parameters.reaching("presenter"))?.\(event.name.spelled(.member))(",
            event.parameters.map { $0.argument($0.local) },
            ")"
        )
        return [
            "declaration": .code([event.delegatePhrases(of: scene).declaration()]),
            "call": .code([call]),
        ]
    }
}
