/// A field's name can be observed: wrappers store each field under a second name, and `@Observable` allows no keywords.
final class ObservedNames: ValidationRule {
    override func check() {
        for scene in specs.scenes.map(\.scene) where scene.style.value.isDrawnBySwiftUI {
            let isObserved = specs.project.binding(of: scene) == .observation
            if isObserved, scene.style.value.hasDataSource {
                checkMembers(of: scene)
                continue
            }
            let keeper = isObserved ? "@Observable" : "@Published"
            let added: Set<String> = scene.keepsFailure ? ["failure"] : []
            for fields in [scene.state] + scene.parts.map(\.state) {
                check(fields.map(\.name), of: scene, beside: added, keptBy: keeper)
            }
        }
    }

    /// Checks the fields of a data source of the runtime, which stores none of them.
    private func checkMembers(of scene: SceneSpec) {
        for field in scene.state.map(\.name) where field.value == "render" {
            problems.report(.reservedName, at: field.location) {
                "a field can't be called 'render': the data source has a method of that name"
                "rename it, for example 'renderValue'"
            }
        }
    }

    /// Checks the fields of one object.
    private func check(
        _ fields: [Located<String>],
        of scene: SceneSpec,
        beside added: Set<String>,
        keptBy keeper: String
    ) {
        let names = added.union(fields.map(\.value))
        for field in fields {
            let other = String(field.value.dropFirst())
            let isKept = field.value.hasPrefix("_") && names.contains(other)
            let observed = keeper == "@Observable" ? reason(against: field.value) : nil
            guard let reason = isKept ? "'\(keeper)' keeps the field '\(other)' under that name" : observed else {
                continue
            }
            let rename = "rename it, for example '\(SwiftIdentifier.lowerCamelCase(field.value.trimmed))Value'"
            problems.report(.reservedName, at: field.location) {
                "a field '\(field.value)' can't be observed: \(reason)"
                isKept ? rename : rename + ", or write 'style: \(scene.style.value.rawValue) with combine'"
            }
        }
    }

    private func reason(against name: String) -> String? {
        if name == "Observation" { return "'@Observable' names the module 'Observation'" }
        // Of `return _borrowing` the macro makes two lines, which the compiler warns of.
        let isKeyword = name == "borrowing" || name != SwiftIdentifier.spelled(name, as: .declaration)
        return isKeyword ? "'@Observable' takes no name that is a keyword" : nil
    }
}

extension String {
    /// The name without leading underscores.
    fileprivate var trimmed: String { String(drop { $0 == "_" }) }
}
