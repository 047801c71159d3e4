/// Emitted code must not declare what the platform or the runtime declares.
final class ShadowedNames: ValidationRule {
    override func check() {
        var reported: Set<String> = []
        // An app that exists has its name.
        for target in TargetNames.all(of: specs)
        where !specs.specs.isAppAlone && !target.isSuffixed && check(target) {
            reported.insert(target.owner)
        }
        for type in specs.emittedTypes {
            guard let home = PlatformNames.home(ofType: type.name), !isNested(type) || isNamedInside(type) else {
                continue
            }
            guard reported.insert(type.owner).inserted else { continue }
            problems.report(.reservedName, at: type.location) {
                "\(type.owner) would declare '\(type.name)', which is a type of \(home)"
                "rename it"
            }
        }
    }

    /// Returns true for a descriptor, which is nested in a namespace.
    private func isNested(_ type: EmittedNames.Declaration) -> Bool { type.name.hasSuffix("Descriptor") }

    /// Returns true for a descriptor that would hide a protocol of the runtime where others conform to it.
    private func isNamedInside(_ type: EmittedNames.Declaration) -> Bool {
        ["TypedDescriptor", "UseCaseDescriptor"].contains(type.name)
            && specs.project.descriptors?.types.contains { $0.location == type.location } != true
    }

    private func check(_ target: EmittedNames.Declaration) -> Bool {
        if PlatformNames.modules.contains(target.name) {
            problems.report(.reservedName, at: target.location) {
                "the target '\(target.name)' has the name of a module of the platform"
                "rename the module"
            }
        } else if let home = PlatformNames.home(ofType: target.name) {
            problems.report(.reservedName, at: target.location) {
                "the target '\(target.name)' has the name of a type of \(home)"
                "rename the module"
            }
        } else {
            return false
        }
        return true
    }
}
