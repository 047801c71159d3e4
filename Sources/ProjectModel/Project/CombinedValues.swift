import SpecReading
import SwiftReading

/// The values that a field takes in combinations, the plainest first.
struct CombinedValues {
    let field: ParameterSpec
    /// What the field is called in names of states.
    let word: String
    let scene: SceneSpec
    let specs: SpecIndex

    typealias Values = Result<[CombinedField.Value], CombinedField.Fault>

    var all: Values {
        if let loading = field.loading { return loads(loading) }
        let type = field.type.value
        guard let wrapped = type.wrapped else { return cases(of: type, orElse: .failure(.kind)) }
        let present = cases(of: wrapped, orElse: sample(of: wrapped)) { "not" + $0 }
        return present.map { [CombinedField.Value(word: nil, text: plain("nil"))] + $0 }
    }

    /// - Parameter denied: what a flag is called that is `false`; nothing where that goes without saying.
    private func cases(
        of type: SwiftType,
        orElse other: @autoclosure () -> Values,
        denied: ((String) -> String)? = nil
    ) -> Values {
        if type.text == "Bool" {
            let denial = denied.map { $0(SwiftIdentifier.upperCamelCase(word)) }
            return .success([
                CombinedField.Value(word: denial, text: denial == nil ? plain("false") : "false"),
                CombinedField.Value(word: word, text: "true"),
            ])
        }
        guard let cases = specs.facts.enumCases[type.text], !cases.isEmpty else { return other() }
        var values: [CombinedField.Value] = []
        for enumCase in cases {
            switch text(of: enumCase) {
            case .success(let text): values.append(CombinedField.Value(word: word(enumCase.name), text: text))
            case .failure(let fault): return .failure(fault)
            }
        }
        return .success(values)
    }

    private func text(of enumCase: DeclaredEnums.Case) -> Result<String, CombinedField.Fault> {
        var arguments: [String] = []
        for value in enumCase.values where !value.hasDefault {
            guard case .success(let type) = SwiftType.read(value.type) else { return .failure(.kind) }
            guard let sample = knownSample(of: type) else { return .failure(.missingSample(type)) }
            arguments.append(value.label.map { "\($0): \(sample)" } ?? sample)
        }
        let isHidden = ["init", "self", "Type", "Protocol"].contains(enumCase.name)
        let name = isHidden ? "`\(enumCase.name)`" : enumCase.name
        return .success(enumCase.values.isEmpty ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))")
    }

    private func sample(of type: SwiftType) -> Values {
        guard let sample = knownSample(of: type) else { return .failure(.missingSample(type)) }
        return .success([CombinedField.Value(word: word, text: sample)])
    }

    private func loads(_ loading: FieldLoading) -> Values {
        let type = loading.type.value
        guard let sample = knownSample(of: type) else { return .failure(.missingSample(type)) }
        let failure = failure(of: loading.method.value)
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

    private func knownSample(of type: SwiftType) -> String? {
        if type.text == "SceneFailure" {
            let method = scene.askedMethods.first { $0.canThrow }?.name.value ?? scene.name.value
            return failure(of: method)
        }
        let known = specs.samples[type.text]?.text ?? type.sampleValue { specs.samples[$0]?.text }
        // An optional without a sample would be nil, and a list empty.
        return known == "nil" || known == "[]" ? specs.samples[type.text]?.text : known
    }

    private func failure(of method: String) -> String {
        "SceneFailure(UnimplementedError(\"\(method)\"), in: \"\(method)\")"
    }

    private func word(_ suffix: String) -> String { word + SwiftIdentifier.upperCamelCase(suffix) }

    /// `nil` where the field starts with it.
    private func plain(_ text: String) -> String? {
        if let value = field.defaultValue?.value.text { return value == text ? nil : text }
        if text == "nil" { return nil }
        return field.startsFromDescriptor(of: scene) ? text : nil
    }
}
