/// A preview gives values to fields that the state has.
final class PreviewFields: ValidationRule {
    override func check() {
        for scene in specs.scenes.lazy.map(\.scene) where !specs.isUnread(.state(scene: scene.name.value)) {
            let hasFailure =
                scene.keepsFailure || specs.isUnread(.interactor(scene: scene.name.value))
            let known = KnownFields(scene)
            for preview in scene.writtenPreviews {
                if scene.style.value.hasViewModel { checkParts(of: preview, scene) }
                if preview.name.value == "all" {
                    problems.report(.reservedName, at: preview.name.location) {
                        "a preview can't be called 'all': that is what lists all of them"
                        "give it another name"
                    }
                }
                if preview.name.value == "ScenePreview" {
                    problems.report(.reservedName, at: preview.name.location) {
                        "a preview can't be called 'ScenePreview': that is a type of ViperRuntime that emitted code uses"
                        "give it another name"
                    }
                }
                for value in preview.values {
                    if known.has(value.name.value, of: value.part?.value) { continue }
                    if hasFailure && value.name.value == "failure" { continue }
                    let fields = known.names(of: value.part?.value)
                    problems.reportUnknown(
                        .unknownName,
                        "field",
                        value.name,
                        known: fields,
                        otherwise: advice(fields, value.part == nil ? "state" : "part")
                    )
                }
            }
        }
    }

    private func advice(_ fields: [String], _ holder: String) -> String {
        fields.isEmpty
            ? "the \(holder == "state" ? "scene's state" : "part") has no fields; add it under 'state'"
            : "the \(holder) has the fields \(fields.map { "'\($0)'" }.joined(separator: ", "))"
    }

    /// Reports values of an `mvvm` scene's preview that are under no part and aren't of its own state.
    private func checkParts(of preview: PreviewSpec, _ scene: SceneSpec) {
        let parts = scene.parts
        let known = parts.map(\.name.value)
        for part in preview.parts where !known.contains(part.value) {
            let owner = parts.first { $0.state.contains { $0.name.value == part.value } }
            problems.reportUnknown(
                .unknownName,
                "part",
                part,
                known: owner == nil ? known + scene.state.map(\.name.value) : [],
                otherwise: owner.map { "write it under its part: \($0.name.value): { \(part.value): … }" }
                    ?? "the previews of an 'mvvm' scene give values by part: { part: { field: value } }"
            )
        }
    }
}

/// The names of the state's fields, or of a part's: a set, since a scene may have very many of them.
private struct KnownFields {
    private let fields: Set<PreviewSpec.Field>
    private let scene: SceneSpec

    init(_ scene: SceneSpec) {
        self.scene = scene
        let ofParts = scene.parts.flatMap { part in
            part.state.map { PreviewSpec.Field(part: part.name.value, name: $0.name.value) }
        }
        fields = Set(scene.state.map { PreviewSpec.Field(name: $0.name.value) } + ofParts)
    }

    func has(_ name: String, of part: String?) -> Bool { fields.contains(PreviewSpec.Field(part: part, name: name)) }

    /// Returns the names in the order of the spec.
    func names(of part: String?) -> [String] {
        let fields = part == nil ? scene.state : scene.parts.first { $0.name.value == part }?.state ?? []
        return fields.map(\.name.value)
    }
}
