/// Emitted code must not declare what the platform or the runtime declares.
enum ShadowedNames: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        var reported: Set<String> = []
        // An app that exists has its name.
        for target in TargetNames.all(of: specs)
        where !specs.specs.isAppAlone && !target.isSuffixed && check(target, problems) {
            reported.insert(target.owner)
        }
        for type in specs.emittedTypes {
            guard let home = PlatformNames.home(ofType: type.name), !isNested(type) else { continue }
            guard reported.insert(type.owner).inserted else { continue }
            problems.report(
                .reservedName,
                at: type.location,
                "\(type.owner) would declare '\(type.name)', which is a type of \(home)",
                "rename it"
            )
        }
    }

    /// Returns true for a descriptor, which is nested in a namespace.
    private static func isNested(_ type: EmittedNames.Declaration) -> Bool { type.name.hasSuffix("Descriptor") }

    private static func check(_ target: EmittedNames.Declaration, _ problems: ProblemCollector) -> Bool {
        if PlatformNames.modules.contains(target.name) {
            problems.report(
                .reservedName,
                at: target.location,
                "the target '\(target.name)' has the name of a module of the platform",
                "rename the module"
            )
        } else if let home = PlatformNames.home(ofType: target.name) {
            problems.report(
                .reservedName,
                at: target.location,
                "the target '\(target.name)' has the name of a type of \(home)",
                "rename the module"
            )
        } else {
            return false
        }
        return true
    }
}
