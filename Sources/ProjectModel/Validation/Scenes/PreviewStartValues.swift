/// A preview has a value for each field that otherwise only gets one from the descriptor.
enum PreviewStartValues: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene)
        where scene.namesPreviews && specs.parametersAreKnown(of: scene.name.value) {
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
        for preview in scene.writtenPreviews {
            let missing = missing(needed, in: preview, part)
            if let first = missing.first { report(missing, at: first.name.location, of: preview, part, problems) }
        }
    }

    private static func missing(
        _ needed: [ParameterSpec],
        in preview: PreviewSpec,
        _ part: String?
    ) -> [ParameterSpec] {
        let given = preview.unread.union(
            preview.values.map { PreviewSpec.Field(part: $0.part?.value, name: $0.name.value) }
        )
        let missing = needed.filter { !given.contains(PreviewSpec.Field(part: part, name: $0.name.value)) }
        guard !missing.isEmpty else { return [] }
        // A misspelt field is also missing: that is one mistake.
        let fields = Set(needed.map(\.name.value))
        let misspelt = preview.values.lazy.map(\.name.value).filter { !fields.contains($0) }.prefix(mostMisspelt)
        let meant = Set(misspelt.compactMap { NearName.find($0, in: missing.map(\.name.value)) })
        return missing.filter { !meant.contains($0.name.value) }
    }

    /// The largest number of misspelt fields to compare: near names take their time.
    private static let mostMisspelt = 20

    private static func report(
        _ missing: [ParameterSpec],
        at place: SourceLocation,
        of preview: PreviewSpec,
        _ part: String?,
        _ problems: ProblemCollector
    ) {
        let list = missing.map { (part.map { $0 + "." } ?? "") + $0.name.value }.quotedPhrase
        problems.report(
            .missingDefault,
            at: preview.name.location,
            "the preview '\(preview.name.value)' gives no value to \(list), which \(missing.count == 1 ? "has none of its own" : "have none of their own")",
            notes: [
                Diagnostic.Note(
                    "add \(list) to the preview, or give \(missing.count == 1 ? "the field a default" : "the fields defaults")",
                    at: place
                )
            ]
        )
    }
}

extension ParameterSpec {
    /// Returns true if the field of a state starts with some value without a descriptor.
    fileprivate func startsByItself(in scene: SceneSpec, _ specs: SpecIndex) -> Bool {
        if defaultValue != nil || type.value.isOptional { return true }
        return !startsFromDescriptor(of: scene) && (specs.isUnread(.samples) || specs.hasStartValue(type.value))
    }
}
