import Basics
import SwiftReading

/// What a scene hands back has a type that may be missing, and a route that hands it back.
enum SceneReturns: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            if let type = scene.returns { check(type, of: scene, specs, problems) }
            for variant in scene.variants { check(variant, of: scene, specs, problems) }
        }
    }

    private static func check(
        _ type: Located<SwiftType>,
        of scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        if type.value.isVoid || type.value.isOptional {
            let remedy = type.value.wrapped.map { "write it as: returns: \($0.text)" }
            problems.report(
                .invalidValue,
                at: type.location,
                "a scene hands back a value or nothing, and '\(type.value.text)' is \(remedy == nil ? "never one" : "both")",
                remedy ?? "remove it; a route to the scene awaits nothing then"
            )
        }
        if let output = scene.output, output.value == .embeddedScene {
            problems.report(
                .outputMismatch,
                at: type.location,
                "'\(scene.name.value)' is a view for SwiftUI, which no route leads to, so that nobody awaits what it hands back",
                "remove 'returns', or 'output: \(SceneOutput.embeddedScene.rawValue)'"
            )
        }
        // Code that people write hands back what it likes.
        guard scene.style.value.hasParts, !specs.isUnread(.style(scene: scene.name.value)),
            !scene.routes.contains(where: { $0.presentation.value.isReturning })
        else { return }
        problems.report(
            .missingKey,
            at: type.location,
            "nothing hands back what '\(scene.name.value)' returns",
            "add a route that leads back: routes: { close: { present: close } }; or 'present: pop' where the scene is pushed"
        )
    }

    private static func check(
        _ variant: VariantSpec,
        of scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let other = specs.scenesByName[variant.destination.value]?.scene,
            !specs.isUnread(.scene(variant.destination.value)),
            ![scene, other].contains(where: { specs.isUnread(.returns(scene: $0.name.value)) })
        else { return }
        let (own, others) = (scene.returns?.value, other.returns?.value)
        guard own.map({ type in others.map(type.same) ?? false }) ?? (others == nil) else {
            problems.report(
                .outputMismatch,
                at: variant.destination.location,
                "'\(other.name.value)' hands back \(text(others)), '\(scene.name.value)' \(text(own))",
                "scenes of one descriptor have the same 'returns'"
            )
            return
        }
    }

    private static func text(_ type: SwiftType?) -> String { type.map { "a '\($0.text)'" } ?? "nothing" }
}
