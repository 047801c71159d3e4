/// Only a feature has a module of views.
enum UIModules: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules where module.hasUIModule && module.kind.value != .feature {
            guard let asked = module.uiModule, !specs.isUnread(.moduleFile(module.name.value)) else { continue }
            problems.report(
                .uiModuleOfNoFeature,
                at: asked.location,
                "'\(module.name.value)' is no feature, and has no views of the tool's that could lie in '\(module.name.value)UI'",
                "take 'uiModule' out"
            )
        }
    }
}
