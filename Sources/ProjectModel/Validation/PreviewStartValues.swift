import Diagnostics
import SwiftReading

/// A preview gives a value to each field that only the descriptor could.
enum PreviewStartValues: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene)
        where !scene.previews.isEmpty && specs.parametersAreKnown(of: scene.name.value) {
            check(scene.state, nil, in: scene, specs, problems)
            for part in scene.parts { check(part.state, part.name.value, in: scene, specs, problems) }
        }
    }

    private static func check(
        _ state: [ParameterSpec],
        _ part: String?,
        in scene: SceneSpec,
        _ specs: SpecIndex,
        _ problems: ProblemCollector
    ) {
        let needed = state.filter { !$0.startsByItself(in: scene, specs) && $0.starts(in: scene, specs) }
        for preview in scene.previews {
            for field in needed where !preview.gives(field.name.value, of: part) {
                let name = (part.map { $0 + "." } ?? "") + field.name.value
                problems.report(
                    "preview-needs-value",
                    at: preview.name.location,
                    "the preview '\(preview.name.value)' gives no value to '\(name)', which has none of its own",
                    notes: [
                        Diagnostic.Note(
                            "add '\(name)' to the preview, or give the field a default",
                            at: field.name.location
                        )
                    ]
                )
            }
        }
    }
}

extension PreviewSpec {
    fileprivate func gives(_ field: String, of part: String?) -> Bool {
        values.contains { $0.name.value == field && $0.part?.value == part }
    }
}

extension ParameterSpec {
    /// Whether the field of a state starts with some value without any descriptor.
    fileprivate func startsByItself(in scene: SceneSpec, _ specs: SpecIndex) -> Bool {
        if defaultValue != nil || type.value.isOptional { return true }
        return !startsFromDescriptor(of: scene) && (specs.isUnread(.samples) || specs.hasStartValue(type.value))
    }
}
