/// The drivers of `binding: rx` have a property for each field, besides those that they are made of.
enum DriverNames: ValidationRule {
    private static let used = [
        "states": "the relay that the drivers are made of", "BehaviorRelay": "the type of the drivers' relay",
    ]

    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where scene.style.value.hasDataSource {
            guard specs.project.binding(of: scene) == .rx else { continue }
            for field in scene.state.map(\.name) {
                guard let use = used[field.value] else { continue }
                problems.report(
                    .reservedName,
                    at: field.location,
                    "a field can't be called '\(field.value)' with 'binding: rx': that is the name of \(use)",
                    "rename it, for example 'current\(SwiftIdentifier.upperCamelCase(field.value))'"
                )
            }
        }
    }
}
