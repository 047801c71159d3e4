/// A variant leads to another scene, which has no variants itself.
enum VariantDestinations: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) {
            for variant in scene.variants {
                checkName(of: variant, problems)
                check(variant.destination, of: scene, specs, problems)
            }
        }
    }

    private static func check(
        _ name: Located<String>,
        of scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard let destination = specs.scenesByName[name.value]?.scene else {
            problems.reportUnknownScene(name, specs)
            return
        }
        if name.value == scene.name.value {
            problems.report(
                .cyclicReference,
                at: name.location,
                "'\(name.value)' can't be shown in place of itself",
                "name another scene, or remove the variant"
            )
        } else if let other = destination.variants.first {
            problems.report(
                .variantWithVariants,
                at: name.location,
                "'\(name.value)' has its own variants, which would be ignored here",
                notes: [.init("move them to '\(scene.name.value)', or remove them", at: other.name.location)]
            )
        }
    }

    /// Reports the name `standard`, which stands for the scene itself among its variants.
    private static func checkName(of variant: VariantSpec, _ problems: ProblemCollector) {
        guard variant.name.value == "standard" else { return }
        problems.report(
            .reservedName,
            at: variant.name.location,
            "a variant can't be called 'standard': that is the name of the scene that has the variants",
            "rename it"
        )
    }
}
