import Diagnostics
import SpecReading

/// A module's scenes still fit into one `switch` that the compiler checks quickly.
enum SceneCount: ValidationRule {
    static let maximum = Project.mostScenesOfASwitch

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules where module.scenes.count > maximum {
            problems.report(
                .limitExceeded,
                at: module.scenes[maximum].name.location,
                "'\(module.name.value)' has \(module.scenes.count) scenes; a module may have \(maximum)",
                "split the module: beyond that, the compiler can't check its resolver in reasonable time"
            )
        }
        let adopted = specs.specs.adoptedScenes
        guard adopted.count > maximum else { return }
        problems.report(
            .limitExceeded,
            at: adopted[maximum].name.location,
            "there are \(adopted.count) adopted scenes; a project may have \(maximum)",
            "leave the others to your own resolver, or remove 'descriptor' from some, so that it is generated: "
                + "beyond that, the compiler can't check the switch in reasonable time"
        )
    }
}

extension Project {
    /// How many scenes one generated `switch` may have.
    public static let mostScenesOfASwitch = 300
}
