/// The values that a field takes in combinations, the plainest first.
struct CombinedValues {
    let field: ParameterSpec
    /// The field's word in names of states.
    let word: String
    let scene: SceneSpec
    let specs: SpecIndex

    typealias Values = FewValues.Values

    var all: Values {
        if let loading = field.loading, loading.isLoadable { return loads(loading) }
        return few.values(of: field.type.value) ?? .failure(.kind)
    }

    private var few: FewValues {
        FewValues(
            word: word,
            samples: specs.samples,
            enumCases: specs.facts.enumCases,
            failedMethod: scene.askedMethods.first { $0.canFail }?.name.value ?? scene.name.value,
            plain: plain
        )
    }

    private func loads(_ loading: FieldLoading) -> Values {
        let type = loading.type.value
        guard let sample = few.knownSample(of: type) else { return .failure(.missingSample(type)) }
        let failure = FewValues.failure(of: loading.method.value)
        var values = [
            CombinedField.Value(word: word("loading"), text: ".loading(nil)"),
            CombinedField.Value(word: word("loaded"), text: ".loaded(\(sample))"),
            CombinedField.Value(word: word("failed"), text: ".failed(\(failure), nil)"),
        ]
        if type.isOptional || type.isList {
            let nothing = type.isOptional ? "nil" : "[]"
            values.insert(CombinedField.Value(word: word("empty"), text: ".loaded(\(nothing))"), at: 1)
        }
        return .success(values)
    }

    private func word(_ suffix: String) -> String { word + SwiftIdentifier.upperCamelCase(suffix) }

    /// Returns the value; `nil` if the field starts with it.
    private func plain(_ text: String) -> String? {
        if let value = field.defaultValue?.value.text { return value == text ? nil : text }
        if text == "nil" { return nil }
        return field.startsFromDescriptor(of: scene) ? text : nil
    }
}
