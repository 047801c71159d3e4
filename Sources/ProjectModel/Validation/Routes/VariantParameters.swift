/// Scenes behind one descriptor take the same parameters.
enum VariantParameters: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where specs.parametersAreKnown(of: scene.name.value) {
            for variant in scene.variants where specs.parametersAreKnown(of: variant.destination.value) {
                guard let destination = specs.scenesByName[variant.destination.value]?.scene else { continue }
                check(scene, variant, destination, problems)
            }
        }
    }

    private static func check(
        _ scene: SceneSpec,
        _ variant: VariantSpec,
        _ destination: SceneSpec,
        _ problems: ProblemCollector
    ) {
        let missing = scene.parameters.filter { parameter in
            !destination.parameters.contains { $0.name.value == parameter.name.value }
        }
        for parameter in missing {
            report(
                variant,
                "'\(destination.name.value)' doesn't take '\(parameter.name.value)', which '\(scene.name.value)' takes",
                "add it to the parameters of '\(destination.name.value)'",
                at: parameter.name.location,
                problems
            )
        }
        for parameter in destination.parameters {
            let own = scene.parameters.first { $0.name.value == parameter.name.value }
            if let own, own.type.value.same(as: parameter.type.value) { continue }
            report(
                variant,
                own.map { own in
                    "'\(destination.name.value)' takes '\(own.name.value)' as '\(parameter.type.value.text)', '\(scene.name.value)' as '\(own.type.value.text)'"
                }
                    ?? "'\(destination.name.value)' takes '\(parameter.name.value)', which '\(scene.name.value)' doesn't",
                "both scenes of one descriptor take the same parameters",
                at: parameter.name.location,
                problems
            )
        }
    }

    private static func report(
        _ variant: VariantSpec,
        _ message: String,
        _ note: String,
        at place: SourceLocation,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .parameterMismatch,
            at: variant.destination.location,
            message,
            notes: [Diagnostic.Note(note, at: place)]
        )
    }
}
