/// A sandbox shows the scenes of a feature, and needs a value for each of their parameters.
enum Sandboxes: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules where module.hasSandbox {
            guard let place = module.keyPlaces[.sandbox] else { continue }
            let isApp = module.name.value == specs.project.app.value
            let isCore = module.name.value == specs.project.core.value
            if module.kind.value != .feature || isApp || isCore {
                problems.report(
                    .misplacedKey,
                    at: place,
                    "'\(module.name.value)' isn't a feature, so there is nothing for a sandbox to show",
                    "remove 'sandbox', or write it in the module.yml of a feature"
                )
            } else if module.scenes.isEmpty {
                problems.report(
                    .misplacedKey,
                    at: place,
                    "'\(module.name.value)' has no scenes, so there is nothing for a sandbox to show",
                    "remove 'sandbox', or add a scene"
                )
            } else if !specs.isUnread(.samples) {
                for scene in module.scenes { checkSamples(scene, specs, problems) }
            }
        }
    }

    private static func checkSamples(_ scene: SceneSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        for parameter in scene.parameters where parameter.defaultValue == nil {
            let type = parameter.type.value
            // A misspelt type is told as such.
            guard !specs.isSlip(type) else { continue }
            guard specs.samples[type.text] == nil, type.sampleValue(sample: { specs.samples[$0]?.text }) == nil else {
                continue
            }
            let key = YAMLQuoting.quotedIfNeeded(type.text, inFlow: true)
            problems.report(
                .missingDefault,
                at: parameter.type.location,
                "the sandbox can't open '\(scene.name.value)': no value of '\(type.text)' is known",
                "add one to 'samples' in project.yml, for example: \(key): .sample"
            )
        }
    }
}

extension ModuleSpec {
    /// True if there is an app that shows the feature alone.
    var hasSandbox: Bool { sandbox?.value ?? false }
}
