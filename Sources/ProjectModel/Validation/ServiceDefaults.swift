import SwiftReading

/// A service is behind a protocol of the team's own, which can be scaffolded, or of a type of the platform, and then says which value.
enum ServiceDefaults: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for service in specs.project.services where !service.isScaffolded {
            guard service.type.value.customNames.isEmpty else {
                reportType(service, problems)
                continue
            }
            guard service.defaultValue == nil else { continue }
            let name = service.name.value
            let type = YAMLQuoting.quotedIfNeeded(service.type.value.text, inFlow: true)
            problems.report(
                "service-needs-default",
                at: service.type.location,
                "'\(service.type.value.text)' is a type of the platform, so the app can't make the service '\(name)' by itself",
                "say what it is: \(name): { type: \(type), default: … }"
            )
        }
    }

    private static func reportType(_ service: ServiceSpec, _ problems: ProblemCollector) {
        problems.report(
            "bad-service-type",
            at: service.type.location,
            "a service can't be of the type '\(service.type.value.text)': what isn't the platform's has to be one protocol",
            "name a protocol of your own, for example: \(service.name.value): \(SwiftIdentifier.upperCamelCase(service.name.value))Provider"
        )
    }
}
