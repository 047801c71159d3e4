import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The enum of a feature's scenes, what their descriptors state, and the resolver's protocol.
enum SceneEnumFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "feature": .text,
        "conformances": .text,
        "objects": .text,
        "namespace": .text,
        "sceneOutput": .text,
        "descriptorProtocols": .text,
        "scenes": .list(["case": .text, "scene": .text]),
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: feature.interfaceName)
        imports.add("ViperRuntime", .public)
        imports.addNamespace(.public)
        imports.addDescriptorProtocol(.public)
        return [
            "imports": .lines(imports.lines()),
            "feature": .text(feature.name),
            "conformances": .text(
                feature.sceneConformances.isEmpty ? "" : ": " + feature.sceneConformances.joined(separator: ", ")
            ),
            "objects": .text(context.project.environment.objects),
            "namespace": .text(context.project.descriptors.namespace),
            "sceneOutput": .text(context.project.descriptors.sceneOutput),
            "descriptorProtocols": .text(context.project.descriptors.conformances),
            "scenes": .list(
                feature.enumeratedScenes.map {
                    ["case": .text($0.caseName.spelled(.declaration)), "scene": .text($0.name)]
                }
            ),
        ]
    }
}

extension Feature {
    /// The folder of the interface module's sources.
    var interfaceSources: String { sources + "Interface" }
}

extension Feature {
    /// The scenes that the resolver's switch is over.
    var enumeratedScenes: [Scene] { scenes.filter { !$0.isResolvedAlone } }

    /// What the compiler can make of the enum of scenes: what it makes of each descriptor in it.
    var sceneConformances: [String] {
        let all = enumeratedScenes.map(\.descriptorConformances)
        return all.first?.filter { name in all.allSatisfy { $0.contains(name) } } ?? []
    }
}

extension Scene {
    /// Whether its descriptor has a resolver of its own: a feature's other scenes all give view controllers.
    var isResolvedAlone: Bool { output != .viewController }

    /// The scene's case in its feature's enum.
    var caseName: String { name.lowerCamelCase }

    var reference: SceneReference { SceneReference(feature: feature, scene: name) }

    var descriptor: String { "\(namespace).\(name)Descriptor" }

    /// How an environment builds it from its descriptor.
    var doorCall: String { "\(name)ViewBuilder.build(with: descriptor, environment: self)" }
}
