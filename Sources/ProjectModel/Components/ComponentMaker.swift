/// Makes the previews of a component: all combinations of parameters with few values, and a sample for each other.
struct ComponentMaker {
    let place: PlacedComponents
    let declared: DeclaredComponent
    let project: Project
    let enumCases: [String: [DeclaredEnums.Case]]

    struct Problems: Error {
        var diagnostics: [Diagnostic]
    }

    var component: Result<Component, Problems> {
        var problems = ComponentProblems(place: place, name: declared.name)
        declared.faults.forEach { problems.add($0) }
        if !problems.diagnostics.isEmpty { return .failure(Problems(diagnostics: problems.diagnostics)) }
        for name in unknownNames { problems.addUnknown(name, among: declared.parameters.map(\.name)) }
        var values: [[CombinedField.Value]] = []
        var unshown: [Component.Unshown] = []
        for parameter in declared.parameters {
            switch self.values(of: parameter) {
            case .failure(.kind): problems.addUnreadable(parameter)
            case .failure(.missingSample(let type)): problems.addUnsampled(parameter, type)
            case .success(let all):
                let isCombined = declared.combined.map { $0.contains { $0.text == parameter.name } } ?? true
                values.append(isCombined ? all : Array(all.prefix(1)))
                if !isCombined { unshown += all.dropFirst().map { self.unshown(parameter, $0) } }
            }
        }
        guard problems.diagnostics.isEmpty else { return .failure(Problems(diagnostics: problems.diagnostics)) }
        let fields = zip(declared.parameters, values).map { parameter, values in
            CombinedField(place: PreviewSpec.Field(name: parameter.name), values: values)
        }
        let combinations = CombinedPreviews(fields: fields)
        guard combinations.count <= CombinedPreviews.most else {
            problems.addTooMany(combinations.count, of: fields.filter { $0.values.count > 1 }.map(\.place.name))
            return .failure(Problems(diagnostics: problems.diagnostics))
        }
        return .success(component(combinations, unshown))
    }

    private func component(_ combinations: CombinedPreviews, _ unshown: [Component.Unshown]) -> Component {
        Component(
            name: declared.name,
            module: place.source.module,
            path: place.source.path,
            place: place.place(declared.offset),
            conditions: declared.conditions,
            availability: declared.availability,
            imports: declared.imports,
            parameters: declared.parameters,
            combined: zip(declared.parameters, combinations.fields).filter { $1.values.count > 1 }.map {
                parameter,
                field in
                Component.Combined(
                    name: parameter.name,
                    word: words[parameter.name] ?? parameter.name,
                    values: field.values.compactMap(\.text),
                    isOptional: swiftType(of: parameter)?.isOptional == true,
                    isKept: parameter.isKept
                )
            },
            previews: combinations.states.map { state in
                Component.Preview(name: state.name, arguments: arguments(state.values))
            },
            unshown: unshown,
            isUnwritten: place.source.unwritten != nil
        )
    }

    /// Returns the arguments of one preview, without those left to their default values.
    private func arguments(_ values: [(place: PreviewSpec.Field, text: String)]) -> [Component.Argument] {
        let texts = Dictionary(values.map { ($0.place.name, $0.text) }) { first, _ in first }
        return declared.parameters.compactMap { parameter in
            guard let text = texts[parameter.name], case .success(let value) = SwiftExpression.read(text) else {
                return nil
            }
            return Component.Argument(
                label: parameter.label,
                name: parameter.name,
                value: value,
                isBinding: parameter.isBinding
            )
        }
    }

    private func swiftType(of parameter: DeclaredComponent.Parameter) -> SwiftType? {
        try? SwiftType.read(parameter.type).get()
    }

    private func values(of parameter: DeclaredComponent.Parameter) -> FewValues.Values {
        let omitted: FewValues.Values = .success([CombinedField.Value(word: nil, text: nil)])
        guard let type = swiftType(of: parameter) else { return parameter.hasDefault ? omitted : .failure(.kind) }
        let few = FewValues(
            word: words[parameter.name] ?? parameter.name,
            samples: project.samples,
            enumCases: casesInside,
            failedMethod: SwiftIdentifier.lowerCamelCase(declared.name),
            plain: { $0 }
        )
        if let values = few.values(of: type) { return values }
        if parameter.hasDefault { return omitted }
        guard let sample = sample(of: type, few) else { return .failure(.missingSample(type)) }
        return .success([CombinedField.Value(word: nil, text: sample)])
    }

    /// Returns a value of the type: a closure does nothing, a list without samples of its elements is empty.
    private func sample(of type: SwiftType, _ few: FewValues) -> String? {
        let own = project.samples["\(declared.name).\(type.text)"]?.text
        return own ?? few.knownSample(of: type) ?? (type.isList ? nil : type.zeroValue { project.samples[$0]?.text })
    }

    /// The cases of enums, with the component's own enums by their short names.
    private var casesInside: [String: [DeclaredEnums.Case]] {
        let prefix = declared.name + "."
        let own = enumCases.filter { $0.key.hasPrefix(prefix) }.map {
            (String($0.key.dropFirst(prefix.count)), $0.value)
        }
        return enumCases.merging(own) { $1 }
    }

    private var unknownNames: [DeclaredComponent.Name] {
        (declared.combined ?? []).filter { name in !declared.parameters.contains { $0.name == name.text } }
    }

    private var words: [String: String] {
        CombinedFieldReader.words(for: declared.parameters.map(\.name))
    }

    private func unshown(_ parameter: DeclaredComponent.Parameter, _ value: CombinedField.Value) -> Component.Unshown {
        let text = value.text ?? ""
        let isCase =
            text.hasPrefix(".") && swiftType(of: parameter).map { casesInside[($0.wrapped ?? $0).text] != nil } == true
        let name = text.dropFirst().prefix { $0 != "(" }
        return Component.Unshown(
            parameter: parameter.name,
            value: isCase ? "with '\(parameter.name)' as '.\(name)'" : "with '\(parameter.name)'"
        )
    }
}
