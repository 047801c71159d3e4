import Diagnostics

/// The team's environment lies in a module that the app sees.
enum EnvironmentModule: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let module = specs.project.environment?.module, !specs.isUnread(.projectNames) else { return }
        let known = [specs.project.app.value, specs.project.core.value] + specs.modulesByName.keys
        guard !known.contains(module.value) else { return }
        problems.reportUnknown(
            .unknownModule,
            "module",
            module,
            known: known.sorted(),
            otherwise:
                "write '\(module.value)/module.yml' with 'kind: core', or remove 'module' if the app declares the type"
        )
    }
}
