import Diagnostics
import SwiftReading

/// A preview gives a value to each field that only the descriptor could.
enum PreviewStartValues: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene)
        where !scene.previews.isEmpty && specs.parametersAreKnown(of: scene.name.value) {
            let needed = scene.state.filter { !$0.startsByItself(in: scene, specs) && $0.starts(in: scene, specs) }
            for preview in scene.previews {
                for field in needed where !preview.values.contains(where: { $0.name.value == field.name.value }) {
                    problems.report(
                        "preview-needs-value",
                        at: preview.name.location,
                        "the preview '\(preview.name.value)' gives no value to '\(field.name.value)', which has none of its own",
                        notes: [
                            Diagnostic.Note(
                                "add '\(field.name.value)' to the preview, or give the field a default",
                                at: field.name.location
                            )
                        ]
                    )
                }
            }
        }
    }
}

extension ParameterSpec {
    /// Whether the field of a state starts with some value without any descriptor.
    fileprivate func startsByItself(in scene: SceneSpec, _ specs: SpecIndex) -> Bool {
        if defaultValue != nil || type.value.isOptional { return true }
        return !startsFromDescriptor(of: scene) && (specs.isUnread(.samples) || specs.hasStartValue(type.value))
    }
}
