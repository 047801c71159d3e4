/// The environment offers what scenes and use cases use.
enum UnknownUses: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for name in specs.scenes.lazy.flatMap(\.scene.uses) where !isKnown(name.value, specs) {
            check(name, specs, problems)
        }
        for module in specs.specs.modules {
            let repositories = module.repositories.map(\.name.value)
            for name in module.useCases.flatMap(\.uses) where specs.servicesByName[name.value] == nil {
                if let meant = repositories.first(where: { isLike(name.value, $0) }) {
                    reportMisspelt(name, "repository", meaning: meant, problems)
                } else {
                    check(name, by: "use case", specs, problems)
                }
            }
            module.repositories.flatMap(\.uses).forEach { check($0, by: "repository", specs, problems) }
        }
    }

    private static func check(_ name: Located<String>, _ specs: SpecIndex, _ problems: ProblemCollector) {
        if isServiceType(name, by: "scene", specs, problems) {
            return
        } else if let other = specs.project.services.map(\.name.value).first(where: { isLike(name.value, $0) }) {
            reportMisspelt(name, "service", meaning: other, problems)
        } else if let other = useCase(like: name.value, specs) {
            reportMisspelt(name, "use case", meaning: other, problems)
        } else if name.value.first?.isUppercase != true {
            reportService(name, specs, problems)
        } else if specs.useCasesAreKnown {
            reportUseCase(name, specs, problems)
        }
    }

    /// Reports the name of a service's type in place of the service; returns false if it is none.
    private static func isServiceType(
        _ name: Located<String>,
        by user: String,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) -> Bool {
        guard let service = specs.project.services.first(where: { $0.type.value.text == name.value }) else {
            return false
        }
        problems.report(
            .unknownName,
            at: name.location,
            "'\(name.value)' is the type of a service; a \(user) names the service itself",
            notes: [Diagnostic.Note("write '\(service.name.value)'")],
            fixIt: Diagnostic.FixIt(writing: service.name.value, insteadOf: name.value, at: name.range)
        )
        return true
    }

    /// Reports a service's type or a use case in place of a repository; returns false if it is neither.
    static func explains(
        _ name: Located<String>,
        by user: String,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) -> Bool {
        if isServiceType(name, by: user, specs, problems) { return true }
        guard let other = useCase(like: name.value, specs) else { return false }
        problems.report(
            .useCaseUsesUseCase,
            at: name.location,
            "a \(user) can't use the use case '\(other)'",
            user == "use case" ? "list services, and a repository" : "list services only"
        )
        return true
    }

    private static func reportMisspelt(
        _ name: Located<String>,
        _ noun: String,
        meaning other: String,
        _ problems: ProblemCollector
    ) {
        problems.reportUnknown(.unknownName, noun, name, known: [other], otherwise: "write '\(other)'")
    }

    /// Reports unknown names, and use cases, which use cases and repositories can't use.
    private static func check(
        _ name: Located<String>,
        by user: String,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        guard specs.servicesByName[name.value] == nil, !explains(name, by: user, specs, problems) else { return }
        reportService(name, specs, problems)
    }

    private static func useCase(like name: String, _ specs: SpecIndex) -> String? {
        specs.useCasesByName[name].map(\.useCase.name.value)
            ?? specs.useCasesByName.keys.sorted().first { isLike(name, $0) }
    }

    /// Returns true if names differ only in case: services begin with a small letter, and use cases with a capital.
    private static func isLike(_ name: String, _ other: String) -> Bool { name.lowercased() == other.lowercased() }

    private static func isKnown(_ name: String, _ specs: SpecIndex) -> Bool {
        specs.servicesByName[name] != nil || specs.useCasesByName[name] != nil
    }

    private static func reportService(_ name: Located<String>, _ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.isUnread(.services), !specs.isUnread(.service(name.value)) else { return }
        let known = specs.project.services.map(\.name.value)
        problems.reportUnknown(
            .unknownName,
            "service",
            name,
            known: known,
            otherwise: "add it under 'services' in \(specs.project.path), for example: \(name.value): SomeProtocol"
        )
    }

    private static func reportUseCase(_ name: Located<String>, _ specs: SpecIndex, _ problems: ProblemCollector) {
        problems.reportUnknown(
            .unknownName,
            "use case",
            name,
            known: specs.useCasesByName.keys.sorted(),
            otherwise: "add it under 'useCases' in the module.yml of the module that it belongs to"
        )
    }
}
