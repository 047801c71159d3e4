/// The fields of `combinations` exist, have few values, all known, and result in no more states than anybody looks at.
enum PreviewCombinations: ValidationRule {
    static func check(_ specs: SpecIndex, _ problems: ProblemCollector) {
        for scene in specs.scenes.lazy.map(\.scene) where !specs.isUnread(.state(scene: scene.name.value)) {
            guard let combinations = scene.previewCombinations else { continue }
            let reader = CombinedFieldReader(scene: scene, specs: specs)
            let fields = combinations.fields.compactMap { check($0, reader, combinations, problems) }
            if fields.count == combinations.fields.count { checkCount(fields, combinations, problems) }
        }
    }

    private static func check(
        _ field: PreviewCombinationsSpec.Field,
        _ reader: CombinedFieldReader,
        _ combinations: PreviewCombinationsSpec,
        _ problems: ProblemCollector
    ) -> CombinedField? {
        let scene = reader.scene
        let base = combinations.base.values
        if let value = base.first(where: { $0.part?.value == field.part?.value && $0.name.value == field.name.value }) {
            problems.report(
                .previewCannotCombine,
                at: value.name.location,
                "'\(field.name.value)' is combined, and has one value for all combinations as well",
                "remove the value"
            )
            return nil
        }
        switch reader.field(field) {
        case nil:
            let isKnownPart = field.part.map { part in scene.parts.contains { $0.name.value == part.value } } ?? true
            let hasFailure =
                field.name.value == "failure" && reader.specs.isUnread(.interactor(scene: scene.name.value))
            if isKnownPart, !hasFailure { reportUnknown(field, in: scene, problems) }
            return nil
        case .failure(.kind):
            let list = "a flag, an optional, an enum of the sources, nor loaded"
            problems.report(
                .previewCannotCombine,
                at: field.name.location,
                "'\(field.name.value)' can't be combined: it is neither \(list)",
                "remove it from 'combinations'"
            )
            return nil
        case .failure(.missingSample(let type)):
            if reader.specs.isUnread(.samples) || reader.specs.isSlip(type) { return nil }
            problems.report(
                .previewCannotCombine,
                at: field.name.location,
                "'\(field.name.value)' can't be combined: no value of '\(type.text)' is known",
                "add one to 'samples' in project.yml, for example: \(YAMLQuoting.quotedIfNeeded(type.text, inFlow: true)): .sample"
            )
            return nil
        case .success(let combined): return combined
        }
    }

    private static func reportUnknown(
        _ field: PreviewCombinationsSpec.Field,
        in scene: SceneSpec,
        _ problems: ProblemCollector
    ) {
        let part = field.part.flatMap { part in scene.parts.first { $0.name.value == part.value } }
        let fields = (part?.state ?? scene.state).map(\.name.value)
        problems.reportUnknown(
            .unknownName,
            "field",
            field.name,
            known: fields,
            otherwise: "remove it from 'combinations'"
        )
    }

    private static func checkCount(
        _ fields: [CombinedField],
        _ combinations: PreviewCombinationsSpec,
        _ problems: ProblemCollector
    ) {
        let most = CombinedPreviews.most
        let count = CombinedPreviews(fields: fields).count
        guard count > most else { return }
        var kept = fields.count
        while kept > 0, CombinedPreviews(fields: Array(fields.prefix(kept))).count > most { kept -= 1 }
        let removed = combinations.fields.dropFirst(kept).map(\.name.value)
        let number = count == .max ? "more than \(Int32.max)" : "\(count)"
        problems.report(
            .limitExceeded,
            at: combinations.base.name.location,
            "'combinations' makes \(number) display states of \(fields.count) fields; at most \(most) are made",
            "remove \(Array(removed).quotedPhrase) from it; other states that are worth seeing can be written out under 'previews'"
        )
    }
}
