import SwiftReading

/// A service is behind a protocol of the team's own, which can be scaffolded, or of a type of the platform, and then says which value.
enum ServiceDefaults: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for service in specs.project.services {
            checkLegacy(service, problems)
            checkStub(service, problems)
            guard !service.isScaffolded, !service.type.value.isImageService else { continue }
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

    /// The adapter over an old object is the default, and needs a protocol to conform to.
    private static func checkLegacy(_ service: ServiceSpec, _ problems: ProblemCollector) {
        guard let legacy = service.legacy else { return }
        if service.defaultValue != nil {
            problems.report(
                "conflicting-keys",
                at: legacy.location,
                "the service '\(service.name.value)' has both 'default' and 'legacy'",
                "keep one of them"
            )
        } else if !service.isScaffolded {
            problems.report(
                "legacy-needs-protocol",
                at: legacy.location,
                "an old object can't stand behind '\(service.type.value.text)', which is no protocol of your own",
                "name a protocol, for example: type: \(SwiftIdentifier.upperCamelCase(service.name.value))Provider"
            )
        }
    }

    /// A server for tests is made known as the service by a conformance to its protocol.
    private static func checkStub(_ service: ServiceSpec, _ problems: ProblemCollector) {
        guard let stub = service.stub, stub.value == .json, !service.isScaffolded else { return }
        problems.report(
            "stub-needs-protocol",
            at: stub.location,
            "a server for tests can't stand behind '\(service.type.value.text)', which is no protocol of your own",
            "take 'stub' out, or name a protocol, for example: type: \(SwiftIdentifier.upperCamelCase(service.name.value))Provider"
        )
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
