/// Modules depend on core modules only.
enum ModuleDependencies: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for module in specs.specs.modules {
            for dependency in module.dependencies { check(dependency, of: module, specs, problems) }
        }
    }

    private static func check(
        _ dependency: Located<String>,
        of module: ModuleSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let name = dependency.value
        if name == module.name.value {
            problems.report(
                .cyclicReference,
                at: dependency.location,
                "'\(name)' depends on itself",
                "remove it"
            )
        } else if name == specs.project.core.value {
            return
        } else if let other = specs.modulesByName[name] {
            guard other.kind.value != .core, !specs.isUnread(.moduleFile(name)) else { return }
            reportFeature(name, dependency, of: module, problems)
        } else if let feature = interfaceOwner(name, specs) {
            problems.report(
                .forbiddenDependency,
                at: dependency.location,
                "the interface module '\(name)' can't be listed as a dependency",
                notes: [Diagnostic.Note("a route to a scene of '\(feature)' is enough; remove it")]
            )
        } else if name == specs.project.app.value, !specs.isUnread(.projectNames) {
            problems.report(
                .forbiddenDependency,
                at: dependency.location,
                "'\(name)' is the app, which nothing can depend on",
                "remove it"
            )
        } else if let note = specs.noteOnProduct(name) {
            problems.report(.unknownName, at: dependency.location, "'\(name)' is no module of yours", note)
        } else {
            problems.reportUnknown(
                .unknownName,
                "module",
                dependency,
                known: specs.coreModules.map(\.name.value),
                otherwise: specs.noteOnMissingCore(name)
            )
        }
    }

    private static func reportFeature(
        _ name: String,
        _ dependency: Located<String>,
        of module: ModuleSpec,
        _ problems: ProblemCollector
    ) {
        if module.kind.value == .core {
            problems.report(
                .forbiddenDependency,
                at: dependency.location,
                "the core module '\(module.name.value)' can't depend on the feature '\(name)'",
                "move what both need into a core module"
            )
        } else {
            problems.report(
                .forbiddenDependency,
                at: dependency.location,
                "'\(module.name.value)' can't depend on '\(name)': only core modules are imported by others",
                "route to its scenes, or list its use cases under 'uses'; what both need belongs in a core module"
            )
        }
    }

    private static func interfaceOwner(_ name: String, _ specs: SpecIndex) -> String? {
        guard name.hasSuffix("Interface") else { return nil }
        let feature = specs.modulesByName[String(name.dropLast("Interface".count))]
        return feature?.kind.value == .core ? nil : feature?.name.value
    }
}
