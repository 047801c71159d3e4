/// The display states of a scene that look different: of those that look the same, the first one.
struct DistinctPreviews {
    let previews: [Preview]

    init(of scene: Scene, samples: SampleValues) {
        let starts = scene.fieldPlaces.reduce(into: [FieldPath: String]()) { starts, place in
            starts[FieldPath(part: place.part?.name, name: place.field.name)] = place.field.plainestText(samples)
        }
        let functions = scene.fieldPlaces.filter { $0.field.type.isFunction }
            .map { FieldPath(part: $0.part?.name, name: $0.field.name) }
        var seen: Set<[FieldPath: String]> = []
        previews = scene.previews.filter { preview in
            var values: [FieldPath: String] = [:]
            for value in preview.values {
                let path = FieldPath(part: value.part, name: value.name)
                let text = value.name == "failure" ? Self.failure(value.value.text) : value.value.text
                if text != starts[path, default: "nil"], !functions.contains(path) { values[path] = text }
            }
            return seen.insert(values).inserted
        }
    }

    /// Returns the same text for all failures: people read their texts, which may be equal.
    private static func failure(_ text: String) -> String { text == "nil" ? text : "some" }
}

/// The field that a value belongs to.
private struct FieldPath: Hashable {
    var part: String?
    var name: String
}

extension Parameter {
    /// Returns the field's initial value, as far as it is known.
    fileprivate func plainestText(_ samples: SampleValues) -> String {
        if let defaultValue { return defaultValue.text }
        return type.isOptional ? "nil" : samples.zero(of: type) ?? ""
    }
}
