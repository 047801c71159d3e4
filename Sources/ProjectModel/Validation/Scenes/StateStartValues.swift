/// Every field of a state has a value to start with.
enum StateStartValues: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where specs.parametersAreKnown(of: scene.name.value) {
            for field in scene.allFields where !field.starts(in: scene, specs) {
                // A misspelt type is told as such.
                if !specs.suspectTypes.concerns(field.type.value) { report(field, specs, problems) }
            }
        }
    }

    private static func report(_ field: ParameterSpec, _ specs: SpecIndex, _ problems: ProblemCollector) {
        let name = field.name.value
        let written = field.type.value.text
        let type = specs.protocolNames.contains(written) ? "any \(written)" : written
        let optional = type.contains(" ") ? "(\(type))?" : "\(type)?"
        problems.report(
            .missingDefault,
            at: field.type.location,
            "the field '\(name)' has no value to start with",
            "write it as: \(name): { type: \(YAMLQuoting.quotedIfNeeded(type, inFlow: true)), default: … }, make it '\(optional)', or give '\(type)' a value under 'samples' in project.yml"
        )
    }
}

extension ParameterSpec {
    /// Returns true if the descriptor has a parameter of the same name and type.
    func startsFromDescriptor(of scene: SceneSpec) -> Bool {
        scene.parameters.contains { $0.name.value == name.value && $0.type.value.same(as: type.value) }
    }

    /// Returns true if the field of a state starts with some value: its own, the descriptor's, or its type's.
    func starts(in scene: SceneSpec, _ specs: SpecIndex) -> Bool {
        if defaultValue != nil || type.value.isOptional { return true }
        return startsFromDescriptor(of: scene) || specs.isUnread(.samples) || specs.hasStartValue(type.value)
    }
}
