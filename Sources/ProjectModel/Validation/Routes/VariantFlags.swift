import SwiftReading

/// A flag asks services; the rest of the expression is left to the compiler.
enum VariantFlags: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        guard !specs.isUnread(.services) else { return }
        for flag in specs.scenes.lazy.flatMap(\.scene.variants).map(\.flag) {
            // Capitals begin the names of types.
            let names = flag.value.names.filter { $0.first?.isUppercase == false }
            guard !names.isEmpty else {
                problems.report(
                    .flagOfNoService,
                    at: flag.location,
                    "'\(flag.value.text)' asks no service",
                    "ask one that is listed under 'services' in \(specs.project.path), for example: flag: userFeatures.isNewCartEnabled"
                )
                continue
            }
            for name in names where specs.servicesByName[name] == nil && !specs.isUnread(.service(name)) {
                problems.reportUnknown(
                    .unknownName,
                    "service",
                    Located(name, at: flag.range),
                    known: specs.project.services.map(\.name.value),
                    otherwise: "add it under 'services' in \(specs.project.path), for example: \(name): SomeProtocol"
                )
            }
        }
    }
}
