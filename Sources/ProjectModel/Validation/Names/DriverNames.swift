/// The drivers of `swiftui with rx` have a property for each field, besides those that they are made of.
final class DriverNames: ValidationRule {
    private static let used = [
        "states": "the relay that the drivers are made of", "BehaviorRelay": "the type of the drivers' relay",
    ]

    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) where scene.style.value.hasDataSource {
            guard specs.project.binding(of: scene) == .rx else { continue }
            for field in scene.state.map(\.name) {
                guard let use = Self.used[field.value] else { continue }
                problems.report(.reservedName, at: field.location) {
                    "a field can't be called '\(field.value)' with 'style: \(scene.style.value.rawValue) with rx': that is the name of \(use)"
                    "rename it, for example 'current\(SwiftIdentifier.upperCamelCase(field.value))'"
                }
            }
        }
    }
}
