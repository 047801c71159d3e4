import SpecReading
import SwiftReading

/// What a scene or a use case uses is offered by the environment.
enum UnknownUses: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for entry in specs.scenes {
            for name in entry.scene.uses where !isKnown(name.value, specs) {
                if name.value.first?.isUppercase == true {
                    guard specs.useCasesAreKnown else { continue }
                    reportUseCase(name, specs, problems)
                } else {
                    reportService(name, specs, problems)
                }
            }
        }
        for module in specs.specs.modules {
            for name in module.useCases.flatMap(\.uses) where specs.servicesByName[name.value] == nil {
                guard specs.useCasesByName[name.value] == nil else {
                    problems.report(
                        .useCaseUsesUseCase,
                        at: name.location,
                        "a use case can't use the use case '\(name.value)'",
                        "list services only"
                    )
                    continue
                }
                reportService(name, specs, problems)
            }
            for name in module.repositories.flatMap(\.uses) where specs.servicesByName[name.value] == nil {
                guard specs.useCasesByName[name.value] == nil else {
                    problems.report(
                        .useCaseUsesUseCase,
                        at: name.location,
                        "a repository can't use the use case '\(name.value)'",
                        "list services only"
                    )
                    continue
                }
                reportService(name, specs, problems)
            }
        }
    }

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
        if let service = specs.project.services.first(where: { $0.type.value.text == name.value }) {
            return problems.report(
                .unknownName,
                at: name.location,
                "'\(name.value)' is the type of a service; a scene names the service itself",
                "write '\(service.name.value)'"
            )
        }
        problems.reportUnknown(
            .unknownName,
            "use case",
            name,
            known: specs.useCasesByName.keys.sorted(),
            otherwise: "add it under 'useCases' in the module.yml of the module that it belongs to"
        )
    }
}
