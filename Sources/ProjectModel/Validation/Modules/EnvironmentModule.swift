/// The team's environment lies in a module that the app sees.
enum EnvironmentModule: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        checkForm(specs, problems)
        checkProtocol(specs, problems)
        // Where nothing but its extension is generated, only the team's own definitions tell its module.
        guard !specs.specs.mayBeResolverOnly, !specs.specs.isAppAlone, let module = specs.project.environment?.module,
            !specs.isUnread(.projectNames)
        else { return }
        let known = [specs.project.app.value, specs.project.core.value] + specs.modulesByName.keys
        guard !known.contains(module.value) else { return }
        problems.reportUnknown(
            .unknownName,
            "module",
            module,
            known: known.sorted(),
            otherwise:
                "\(specs.noteOnMissingCore(module.value)), or remove 'module' if the app declares the type"
        )
    }

    /// Reports an environment that generated resolvers can't be added to.
    private static func checkForm(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let environment = specs.project.environment, !specs.specs.mayBeResolverOnly else { return }
        if environment.isNested, !specs.specs.isAppAlone {
            problems.report(
                .environmentForm,
                at: environment.type.location,
                "generated resolvers can't be added to '\(environment.type.value)', which is inside another type",
                "move it to the top level, or name a class or a struct that holds it, for example: environment: AppSession"
            )
        }
        if let isolation = environment.isolation, isolation.value == .nonisolated, !specs.specs.isAppAlone {
            problems.report(
                .environmentForm,
                at: isolation.location,
                "generated resolvers are isolated to the main actor",
                "remove 'isolation'; only a project whose specs know no module but the app may have it"
            )
        }
    }

    private static func checkProtocol(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard let conformance = specs.project.descriptors?.conformance, conformance.value.contains("."),
            !specs.specs.mayBeResolverOnly
        else { return }
        problems.report(
            .environmentForm,
            at: conformance.location,
            "generated descriptors can't conform to '\(conformance.value)', which is inside another type",
            "move it to the top level, and write its name"
        )
    }
}
