/// A service has a protocol of the team's own, which can be scaffolded, or a type of the platform and a default.
enum ServiceDefaults: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var adapted: [String: ServiceSpec] = [:]
        for service in specs.project.services {
            checkLegacy(service, problems)
            checkAdapter(of: service, &adapted, problems)
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
                .missingDefault,
                at: service.type.location,
                "'\(service.type.value.text)' is a platform type, so vipergen can't know which one the app wants for the service '\(name)'",
                "say what it is: \(name): { type: \(type), default: … }"
            )
        }
    }

    /// Reports an old object without a protocol for its adapter, or next to another default.
    private static func checkLegacy(_ service: ServiceSpec, _ problems: ProblemCollector) {
        guard let legacy = service.legacy else { return }
        if service.defaultValue != nil {
            problems.report(
                .conflictingKeys,
                at: legacy.location,
                "the service '\(service.name.value)' has both 'default' and 'legacy'",
                "keep one of them"
            )
        } else if !service.isScaffolded {
            problems.report(
                .needsProtocol,
                at: legacy.location,
                "an old object can't be adapted to '\(service.type.value.text)', which isn't a protocol of yours",
                "name a protocol, for example: type: \(SwiftIdentifier.upperCamelCase(service.name.value))Provider"
            )
        }
    }

    /// Reports services of one protocol with different old objects: they share the adapter.
    private static func checkAdapter(
        of service: ServiceSpec,
        _ adapted: inout [String: ServiceSpec],
        _ problems: ProblemCollector
    ) {
        guard let legacy = service.legacy, service.isScaffolded else { return }
        let type = service.type.value.protocolName
        guard let first = adapted[type], let object = first.legacy?.value.text, object != legacy.value.text else {
            adapted[type] = adapted[type] ?? service
            return
        }
        let own = SwiftIdentifier.upperCamelCase(service.name.value) + type + "Adapter"
        problems.report(
            .adapterOfTwoObjects,
            at: legacy.location,
            "'\(type)Adapter' already adapts '\(object)' for the service '\(first.name.value)', and can't adapt '\(legacy.value.text)' as well",
            "declare 'struct \(own): \(type)' in the app, and write 'default: \(own)()' in place of 'legacy'"
        )
    }

    /// Reports a test server for a service without a protocol, which it would have to conform to.
    private static func checkStub(_ service: ServiceSpec, _ problems: ProblemCollector) {
        guard let stub = service.stub, stub.value == .json, !service.isScaffolded else { return }
        problems.report(
            .needsProtocol,
            at: stub.location,
            "a test server can't replace '\(service.type.value.text)', which isn't a protocol of yours",
            "remove 'stub', or name a protocol, for example: type: \(SwiftIdentifier.upperCamelCase(service.name.value))Provider"
        )
    }

    private static func reportType(_ service: ServiceSpec, _ problems: ProblemCollector) {
        problems.report(
            .needsProtocol,
            at: service.type.location,
            "a service can't be of the type '\(service.type.value.text)': what isn't the platform's has to be one protocol",
            "name a protocol of your own, for example: \(service.name.value): \(SwiftIdentifier.upperCamelCase(service.name.value))Provider"
        )
    }
}
