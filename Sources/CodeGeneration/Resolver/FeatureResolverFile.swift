import ProjectModel
import SpecReading
import SwiftReading
import Templating

/// The app's side of a feature: its resolver's switch, and the environments of its scenes.
enum FeatureResolverFile: FileOfModule {
    static let shape: TemplateShape = [
        "specPath": .text,
        "imports": .list(.text),
        "environment": .text,
        "isolation": .list(.text),
        "interface": .text,
        "namespace": .text,
        "sceneOutput": .text,
        "hasEnvironments": .flag,
        "environments": .list(.text),
        "feature": .text,
        "hasScenes": .flag,
        "scenes": .list(["case": .text, "build": .text]),
        "ownScenes": .list(["scene": .text, "output": .text, "build": .text]),
        "useCases": .list(.text),
    ]

    static func values(for feature: Feature, in context: GenerationContext) -> Values {
        var imports = context.imports(in: context.project.app)
        imports.add("ViperRuntime", .public)
        imports.add(feature.interfaceName, .public)
        imports.add(context.project.environment, .public)
        if feature.scenes.contains(where: \.isResolvedAlone) { imports.addNamespace(.public) }
        let environment = context.project.environment
        let environments = (feature.sceneEnvironments + feature.useCases.map { "\($0.name)UseCaseEnvironment" })
            .map { qualifier(feature.name, in: context) + $0 }
        // Of scenes that are written by hand only builders are used.
        imports.add(feature.name, environments.isEmpty ? .internal : .public)
        return [
            "imports": .lines(imports.lines()),
            "environment": .text(qualifier(environment.module, in: context) + environment.name),
            "isolation": environment.isolation,
            "interface": .text(qualifier(feature.interfaceName, in: context)),
            "namespace": .text(context.project.descriptors.namespace),
            "sceneOutput": .text(context.project.descriptors.sceneOutput),
            "hasEnvironments": .flag(!environments.isEmpty),
            "environments": .lines(environments),
            "feature": .text(feature.name),
            "hasScenes": .flag(!feature.enumeratedScenes.isEmpty),
            "scenes": .list(
                feature.enumeratedScenes.map {
                    ["case": .text($0.caseName.spelled(.member)), "build": .text($0.buildCall)]
                }
            ),
            "ownScenes": .list(
                feature.scenes.filter(\.isResolvedAlone).map {
                    ["scene": .text($0.name), "output": .text($0.output.rawValue), "build": .text($0.buildCall)]
                }
            ),
            "useCases": .list(feature.useCases.map { .text($0.name) }),
        ]
    }

    /// Names of modules say that an extension means to add a protocol of one module to a type of another: else the compiler
    /// warns of it where the modules aren't known to be of one package.
    private static func qualifier(_ module: String, in context: GenerationContext) -> String {
        let app = context.project.app
        return context.project.environment.module == app || module == app ? "" : module + "."
    }
}

extension Scene {
    /// How the app builds it: at its door, or as the variant that the flags name.
    fileprivate var buildCall: String {
        variants.isEmpty ? doorCall : "build(descriptor, as: variant(of: descriptor))"
    }
}
