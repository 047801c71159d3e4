/// No type of the team's own has the name of one in a library that emitted code imports next to it, which would be
/// ambiguous. ShadowedNames reports most cases.
enum ListedTypeNames: ValidationRule {
    private static let homes = [
        "TypedDescriptor": "ViperRuntime", "UseCaseDescriptor": "ViperRuntime", "ViewDescriptor": "ViperRuntime",
        "DescriptorResolutions": "ViperTesting", "LockedCalls": "ViperTesting",
        "LockedValue": "ViperTesting",
        "SandboxScene": "ViperTesting",
        "SandboxViewController": "ViperTesting", "StubbableEnvironment": "ViperTesting", "Host": "Foundation",
    ]

    /// Types that would hide a service's protocol where it is stubbed.
    private static let nested = ["Mocks": "the stubbed environment"]

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        let services = Set(specs.project.services.map(\.type.value.protocolName))
        for type in specs.specs.modules.flatMap(\.types) {
            // Types that are services aren't among those that modules declare.
            let hidden = services.contains(type.value) ? PlatformNames.home(ofType: type.value) : nil
            guard let home = homes[type.value] ?? hidden else { continue }
            report(type.value, home, at: type.location, problems)
        }
        for type in specs.project.services.filter(\.isScaffolded).map(\.type) {
            guard let home = homes[type.value.protocolName] ?? nested[type.value.protocolName] else { continue }
            report(type.value.protocolName, home, at: type.location, problems)
        }
    }

    private static func report(
        _ type: String,
        _ home: String,
        at location: SourceLocation,
        _ problems: ProblemCollector
    ) {
        problems.report(
            .reservedName,
            at: location,
            "'\(type)' is a type of \(home)",
            "rename your type, or remove it if you haven't declared one"
        )
    }
}
