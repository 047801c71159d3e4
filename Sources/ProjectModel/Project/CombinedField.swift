/// A field of `combinations`, with its values there.
struct CombinedField {
    struct Value {
        /// Its part of a state's name; `nil` for values such as `nil` and `false`, which add none.
        var word: String?
        /// The value as Swift code; `nil` if the field starts with it.
        var text: String?
    }

    /// The reason why a field can't be combined.
    enum Fault: Error {
        /// The field's type doesn't have just a few values.
        case kind
        /// There is no sample of the type.
        case missingSample(SwiftType)
    }

    var place: PreviewSpec.Field
    var values: [Value]
}

/// Finds the values of combined fields.
struct CombinedFieldReader {
    let scene: SceneSpec
    let specs: SpecIndex
    /// The numbers of combined fields by name, and by word. A spec may list very many.
    private let names: [String: Int]
    private let words: [String: Int]

    init(scene: SceneSpec, specs: SpecIndex) {
        self.scene = scene
        self.specs = specs
        let combined = scene.previewCombinations?.fields.map(\.name.value) ?? []
        names = Dictionary(combined.map { ($0, 1) }, uniquingKeysWith: +)
        words = Dictionary(combined.map { (Self.withoutVerb($0), 1) }, uniquingKeysWith: +)
    }

    /// - Returns: `nil` if the scene doesn't have the field.
    func field(_ field: PreviewCombinationsSpec.Field) -> Result<CombinedField, CombinedField.Fault>? {
        guard let declared = parameter(at: field.path) else { return nil }
        let subject = CombinedValues(field: declared, word: word(for: field), scene: scene, specs: specs)
        return subject.all.map { CombinedField(place: field.path, values: $0) }
    }

    private func parameter(at place: PreviewSpec.Field) -> ParameterSpec? {
        let fields = place.part.map { part in scene.parts.first { $0.name.value == part }?.state ?? [] } ?? scene.state
        if let field = fields.first(where: { $0.name.value == place.name }) { return field }
        guard place.name == "failure", place.part == nil, scene.keepsFailure,
            case .success(let type) = SwiftType.read("SceneFailure?")
        else { return nil }
        return ParameterSpec(
            name: Located("failure", at: scene.name.range),
            type: Located(type, at: scene.name.range)
        )
    }

    /// Returns `loading` for `isLoading`, unless another combined field has that word; with the part's name if two
    /// parts have the field.
    private func word(for field: PreviewCombinationsSpec.Field) -> String {
        let short = Self.withoutVerb(field.name.value)
        if words[short, default: 0] < 2 { return short }
        guard let part = field.part, names[field.name.value, default: 0] > 1 else {
            return SwiftIdentifier.lowerCamelCase(field.name.value)
        }
        return SwiftIdentifier.lowerCamelCase(part.value) + SwiftIdentifier.upperCamelCase(field.name.value)
    }

    /// Returns the words for fields in names of states, if these are the only fields.
    static func words(for names: [String]) -> [String: String] {
        let short = Dictionary(names.map { (withoutVerb($0), 1) }, uniquingKeysWith: +)
        let words = names.map { name in
            let word = withoutVerb(name)
            return (name, short[word, default: 0] < 2 ? word : SwiftIdentifier.lowerCamelCase(name))
        }
        return Dictionary(words) { first, _ in first }
    }

    private static func withoutVerb(_ name: String) -> String {
        let rest = name.dropFirst(2)
        let short = name.hasPrefix("is") && rest.first?.isUppercase == true ? String(rest) : name
        return SwiftIdentifier.lowerCamelCase(short)
    }
}
