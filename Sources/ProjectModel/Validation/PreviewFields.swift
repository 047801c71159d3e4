/// A preview gives values to fields that the state has.
enum PreviewFields: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !specs.isUnread(.state(scene: scene.name.value)) {
            let hasFailure =
                scene.askedMethods.contains(where: \.canThrow) || specs.isUnread(.interactor(scene: scene.name.value))
            for preview in scene.previews {
                if scene.style.value == .mvvm { checkParts(of: preview, scene.parts, problems) }
                if preview.name.value == "all" {
                    problems.report(
                        "reserved-name",
                        at: preview.name.location,
                        "a preview can't be called 'all': that is what lists all of them",
                        "give it another name"
                    )
                }
                for value in preview.values {
                    let fields = scene.fields(of: value.part?.value)
                    if fields.contains(value.name.value) || hasFailure && value.name.value == "failure" { continue }
                    problems.reportUnknown(
                        "unknown-preview-field",
                        "field",
                        value.name,
                        known: fields,
                        otherwise: advice(fields, value.part == nil ? "state" : "part")
                    )
                }
            }
        }
    }

    private static func advice(_ fields: [String], _ holder: String) -> String {
        fields.isEmpty
            ? "the \(holder == "state" ? "scene's state" : "part") has no fields; add it under 'state'"
            : "the \(holder) has the fields \(fields.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// The values of an `mvvm` scene's preview stand under the parts that they belong to.
    private static func checkParts(of preview: PreviewSpec, _ parts: [PartSpec], _ problems: ProblemCollector) {
        let known = parts.map(\.name.value)
        for part in preview.parts where !known.contains(part.value) {
            let owner = parts.first { $0.state.contains { $0.name.value == part.value } }
            problems.reportUnknown(
                "unknown-preview-part",
                "part",
                part,
                known: owner == nil ? known : [],
                otherwise: owner.map { "write it under its part: \($0.name.value): { \(part.value): … }" }
                    ?? "the previews of an 'mvvm' scene give values by part: { part: { field: value } }"
            )
        }
    }
}

extension SceneSpec {
    /// The names of a part's fields, or of the state's.
    fileprivate func fields(of part: String?) -> [String] {
        let fields = part == nil ? state : parts.first { $0.name.value == part }?.state ?? []
        return fields.map(\.name.value)
    }
}
