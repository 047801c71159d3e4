import Diagnostics

/// A team's own type that is called like one that emitted code says without its module. Most are ShadowedNames' to tell.
enum ListedTypeNames: ValidationRule {
    private static let descriptors: Set<String> = ["TypedDescriptor", "UseCaseDescriptor", "ViewDescriptor"]
    private static let sandbox: Set<String> = ["SandboxScene", "StubbableEnvironment"]

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        // These aren't among the types that modules declare.
        let services = Set(specs.project.services.map(\.type.value.protocolName))
        for type in specs.specs.modules.flatMap(\.types) {
            guard let home = home(of: type.value, services, specs) else { continue }
            problems.report(
                .shadowsPlatformType,
                at: type.location,
                "'\(type.value)' is a type of \(home)",
                "rename your type, or take it out if you haven't declared one"
            )
        }
    }

    private static func home(of type: String, _ services: Set<String>, _ specs: SpecIndex) -> String? {
        if descriptors.contains(type) { return "ViperRuntime" }
        if sandbox.contains(type), !specs.stubbedFeatures.isEmpty { return "ViperTesting" }
        return services.contains(type) ? PlatformNames.home(ofType: type) : nil
    }
}
