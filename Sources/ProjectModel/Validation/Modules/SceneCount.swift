/// A module's scenes fit into one `switch` that the compiler checks quickly.
enum SceneCount: ValidationRule {
    static let maximum = 300

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules where module.scenes.count > maximum {
            problems.report(
                .limitExceeded,
                at: module.scenes[maximum].name.location,
                "'\(module.name.value)' has \(module.scenes.count) scenes; a module may have \(maximum)",
                "split the module: beyond that, the compiler can't check its resolver in reasonable time"
            )
        }
    }
}
