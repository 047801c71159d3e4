/// A preview gives values to fields that the state has.
enum PreviewFields: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !specs.isUnread(.state(scene: scene.name.value)) {
            let fields = scene.state.map(\.name.value)
            let hasFailure =
                scene.interactor.contains(where: \.canThrow) || specs.isUnread(.interactor(scene: scene.name.value))
            for preview in scene.previews {
                if preview.name.value == "all" {
                    problems.report(
                        "reserved-name",
                        at: preview.name.location,
                        "a preview can't be called 'all': that is what lists all of them",
                        "give it another name"
                    )
                }
                for value in preview.values where !fields.contains(value.name.value) {
                    if hasFailure, value.name.value == "failure" { continue }
                    problems.reportUnknown(
                        "unknown-preview-field",
                        "field",
                        value.name,
                        known: fields,
                        otherwise: fields.isEmpty
                            ? "the scene's state has no fields; add it under 'state'"
                            : "the state has the fields \(fields.map { "'\($0)'" }.joined(separator: ", "))"
                    )
                }
            }
        }
    }
}
