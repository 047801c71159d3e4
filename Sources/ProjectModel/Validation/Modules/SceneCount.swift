/// A module's scenes fit into one `switch` that the compiler checks quickly.
final class SceneCount: ValidationRule {
    static let maximum = 300

    override func check() {
        for module in specs.specs.modules where module.scenes.count > Self.maximum {
            problems.report(.limitExceeded, at: module.scenes[Self.maximum].name.location) {
                "'\(module.name.value)' has \(module.scenes.count) scenes; a module may have \(Self.maximum)"
                "split the module: beyond that, the compiler can't check its resolver in reasonable time"
            }
        }
    }
}
