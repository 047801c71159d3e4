/// Only a feature has a module of views.
enum UIModules: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules where module.hasUIModule && module.kind.value != .feature {
            guard let asked = module.uiModule, !specs.isUnread(.moduleFile(module.name.value)) else { continue }
            problems.report(
                .uiModuleOfNoFeature,
                at: asked.location,
                "'\(module.name.value)' isn't a feature, so it has no generated views for '\(module.name.value)UI'",
                "remove 'uiModule'"
            )
        }
    }
}
