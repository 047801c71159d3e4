/// The services of a use case are `Sendable`, since a use case is `Sendable` and stores them.
enum UseCaseServices: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        // Swift 5 doesn't ask for it.
        if specs.project.swift.languageMode == .v5 { return }
        for useCase in specs.specs.modules.flatMap(\.useCases) {
            for name in useCase.uses {
                guard let service = specs.servicesByName[name.value], service.type.value.isNeverSendable else {
                    continue
                }
                let remedy =
                    service.type.value.sendableFunction.map { "write the service's type as '\($0.text)'" }
                    ?? "let scenes use it, or hide it behind a protocol of yours"
                problems.report(
                    .serviceNotSendable,
                    at: name.location,
                    "the use case '\(useCase.name.value)' can't keep the service '\(name.value)', since '\(service.type.value.text)' isn't 'Sendable'",
                    notes: [Diagnostic.Note(remedy, at: service.type.location)]
                )
            }
        }
    }
}
