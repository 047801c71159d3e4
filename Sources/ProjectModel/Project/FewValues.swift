/// The values of types with few: a flag, an optional, an enum of the sources. The plainest comes first.
struct FewValues {
    /// The word for the subject in names of states.
    let word: String
    let samples: [String: SwiftExpression]
    /// The cases of enums, by type.
    let enumCases: [String: [DeclaredEnums.Case]]
    /// The method that a sample failure comes from.
    let failedMethod: String
    /// Returns the text of the plainest value; `nil` if the field starts with it.
    let plain: (String) -> String?

    typealias Values = Result<[CombinedField.Value], CombinedField.Fault>

    /// - Returns: `nil` if the type has more than a few values.
    func values(of type: SwiftType) -> Values? {
        guard let wrapped = type.wrapped else { return cases(of: type) }
        let present = cases(of: wrapped) { "not" + $0 } ?? sample(of: wrapped)
        return present.map { [CombinedField.Value(word: nil, text: plain("nil"))] + $0 }
    }

    /// - Parameter denied: returns the word for `false`; without it, `false` has no word.
    private func cases(of type: SwiftType, denied: ((String) -> String)? = nil) -> Values? {
        if type.text == "Bool" {
            let denial = denied.map { $0(SwiftIdentifier.upperCamelCase(word)) }
            return .success([
                CombinedField.Value(word: denial, text: denial == nil ? plain("false") : "false"),
                CombinedField.Value(word: word, text: "true"),
            ])
        }
        guard let cases = enumCases[type.text], !cases.isEmpty else { return nil }
        var values: [CombinedField.Value] = []
        for enumCase in cases {
            switch text(of: enumCase) {
            case .success(let text):
                let name = word + SwiftIdentifier.upperCamelCase(enumCase.name)
                values.append(CombinedField.Value(word: name, text: text))
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

    func knownSample(of type: SwiftType) -> String? {
        if type.text == "SceneFailure" { return Self.failure(of: failedMethod) }
        let known = samples[type.text]?.text ?? type.sampleValue { samples[$0]?.text }
        // An optional without a sample would be nil, and a list empty.
        return known == "nil" || known == "[]" ? samples[type.text]?.text : known
    }

    static func failure(of method: String) -> String {
        "SceneFailure(UnimplementedError(\"\(method)\"), in: \"\(method)\")"
    }
}
