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
        if let (message, remedy) = fault(of: type.value) {
            problems.report(.invalidValue, at: type.location, message, remedy)
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
        guard !scene.style.value.isHandwritten, !scene.style.value.isOld,
            !specs.isUnread(.style(scene: scene.name.value))
        else { return }
        guard scene.style.value.hasParts else {
            return problems.report(
                .misplacedKey,
                at: type.location,
                "a scene of the style '\(scene.style.value.rawValue)' hands nothing back: its own templates make its wireframe",
                "remove 'returns', or write another style"
            )
        }
        guard !scene.routes.contains(where: { $0.presentation.value.isReturning }) else { return }
        problems.report(
            .missingKey,
            at: type.location,
            "nothing hands back what '\(scene.name.value)' returns",
            "add a route that leads back: routes: { close: { present: close } }; or 'present: pop' where the scene is pushed"
        )
    }

    private static func fault(of type: SwiftType) -> (String, String)? {
        if type.isVoid { return ("'\(type.text)' says nothing", "remove it; a route to the scene awaits nothing then") }
        if let wrapped = type.wrapped {
            return ("what is handed back may be missing in any case", "write it as: returns: \(wrapped.text)")
        }
        guard type.isFunction else { return nil }
        return (
            "a scene hands back a value, and '\(type.text)' is none", "write the type of what it would be called with"
        )
    }

    private static func check(
        _ variant: VariantSpec,
        of scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let other = specs.scenesByName[variant.destination.value]?.scene,
            !specs.isUnread(.scene(variant.destination.value)), !other.style.value.isOld,
            ![scene, other].contains(where: { specs.isUnread(.returns(scene: $0.name.value)) })
        else { return }
        let (own, others) = (scene.returns?.value, other.returns?.value)
        let isSame = own.map { type in others.map(type.same) ?? false } ?? (others == nil)
        if isSame { return }
        problems.report(
            .outputMismatch,
            at: variant.destination.location,
            "'\(other.name.value)' hands back \(text(others)), '\(scene.name.value)' \(text(own))",
            "scenes of one descriptor have the same 'returns'"
        )
    }

    private static func text(_ type: SwiftType?) -> String { type.map { "'\($0.text)'" } ?? "nothing" }
}
