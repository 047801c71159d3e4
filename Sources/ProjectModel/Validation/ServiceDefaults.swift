import SwiftReading

/// A service is behind a protocol that can be scaffolded, or says what the app uses for it.
enum ServiceDefaults: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for service in specs.project.services where service.defaultValue == nil && !service.isScaffolded {
            let name = service.name.value
            let type = YAMLQuoting.quotedIfNeeded(service.type.value.text, inFlow: true)
            problems.report(
                "service-needs-default", at: service.type.location,
                "'\(service.type.value.text)' is no protocol of your own, so the app can't make the service '\(name)' by itself",
                "say what it is: \(name): { type: \(type), default: … }")
        }
    }
}
