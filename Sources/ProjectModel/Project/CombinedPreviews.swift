/// The display states that are combinations of fields.
struct CombinedPreviews {
    /// The largest number of states: more than anybody looks at.
    static let most = 64

    let fields: [CombinedField]

    /// The number of states; `Int.max` if it overflows.
    var count: Int {
        fields.reduce(1) { count, field in
            let (product, overflow) = count.multipliedReportingOverflow(by: field.values.count)
            return overflow ? .max : product
        }
    }

    /// The states, those that differ from the plainest in few fields first.
    var states: [(name: String, values: [(place: PreviewSpec.Field, text: String)])] {
        var combinations: [[(place: PreviewSpec.Field, value: CombinedField.Value)]] = [[]]
        for field in fields {
            combinations = field.values.flatMap { value in combinations.map { $0 + [(field.place, value)] } }
        }
        let words = combinations.map { $0.compactMap(\.value.word) }
        // Sorting isn't promised to keep the order of equals.
        let order = combinations.indices.sorted { (words[$0].count, $0) < (words[$1].count, $1) }
        var names: Set<String> = []
        return order.map { index in
            let values = combinations[index].compactMap { place, value in value.text.map { (place, $0) } }
            return (Self.unused(Self.name(of: words[index]), &names), values)
        }
    }

    /// Returns `order`, `orderAndNotice` or `orderDeliveryAndNotice`; `none` without words.
    static func name(of words: [String]) -> String {
        guard let first = words.first else { return "none" }
        guard words.count > 1, let last = words.last else { return first == "all" ? "allAlone" : first }
        let inner = words.dropFirst().dropLast().map(SwiftIdentifier.upperCamelCase)
        return first + inner.joined() + "And" + SwiftIdentifier.upperCamelCase(last)
    }

    private static func unused(_ name: String, _ names: inout Set<String>) -> String {
        if names.insert(name).inserted { return name }
        var number = 2
        while !names.insert("\(name)\(number)").inserted { number += 1 }
        return "\(name)\(number)"
    }
}

extension ProjectBuilder {
    /// Returns the combinations as previews, without those whose names the spec's own previews have.
    func combinedPreviews(of scene: SceneSpec) -> [Preview] {
        guard let combinations = scene.previewCombinations else { return [] }
        let reader = CombinedFieldReader(scene: scene, specs: specs)
        let fields = combinations.fields.compactMap { try? reader.field($0)?.get() }
        let given = Set(scene.previews.map(\.name.value))
        let common = preview(combinations.base).values
        return CombinedPreviews(fields: fields).states.filter { !given.contains($0.name) }.map { state in
            let own = state.values.compactMap { place, text -> Preview.FieldValue? in
                guard case .success(let value) = SwiftExpression.read(text) else { return nil }
                return Preview.FieldValue(part: place.part, name: place.name, value: value)
            }
            return Preview(name: state.name, values: common + own)
        }
    }

    /// Returns true if the combinations include all states of what is loaded.
    func combinesLoads(of scene: SceneSpec) -> Bool {
        let combined = Set(scene.previewCombinations?.fields.map(\.path) ?? [])
        let loaded =
            scene.state.filter { $0.isLoadable }.map { PreviewSpec.Field(name: $0.name.value) }
            + scene.parts.flatMap { part in
                part.state.filter { $0.isLoadable }.map {
                    PreviewSpec.Field(part: part.name.value, name: $0.name.value)
                }
            }
        return !loaded.isEmpty && loaded.allSatisfy(combined.contains)
    }
}
