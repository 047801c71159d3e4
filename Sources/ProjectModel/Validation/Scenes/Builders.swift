/// Only a handwritten scene has a `builder`, a call that is written into the resolver's switch.
enum Builders: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let alone = specs.specs.adoptedScenes.filter { $0.place(of: .descriptor) == nil }
        for scene in specs.scenes.map(\.scene) + alone where !specs.isUnread(.scene(scene.name.value)) {
            guard let place = scene.place(of: .builder) else { continue }
            if scene.style.value.isHandwritten {
                checkVariants(of: scene, specs, problems)
            } else if !specs.isUnread(.style(scene: scene.name.value)) {
                problems.report(
                    .misplacedKey,
                    at: place,
                    "only a scene of the style 'handwritten' has a 'builder'",
                    "remove it, or write 'style: handwritten'"
                )
            }
        }
    }

    /// Reports variants of such a scene: choosing between variants calls view builders, and it has none.
    private static func checkVariants(of scene: SceneSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        if let place = scene.place(of: .variants) {
            problems.report(
                .misplacedKey,
                at: place,
                "a scene with a 'builder' has no 'variants'",
                "remove 'builder', and write '\(scene.name.value)ViewBuilder'"
            )
        }
        for other in specs.scenes.lazy.map(\.scene) {
            for variant in other.variants where variant.destination.value == scene.name.value {
                problems.report(
                    .misplacedKey,
                    at: variant.destination.location,
                    "'\(scene.name.value)' has a 'builder', and can't be a variant",
                    notes: [
                        Diagnostic.Note(
                            "remove it, and write '\(scene.name.value)ViewBuilder'",
                            at: scene.builder?.location
                        )
                    ]
                )
            }
        }
    }
}
