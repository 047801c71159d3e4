extension SpecSchema {
    /// Returns the schemas of `options`, which allow the team's own questions and no others: for scenes by style, for
    /// modules and for the project.
    func answers(in object: SpecObject, of styles: [SceneStyle], _ questions: [OptionSubject: [SceneOption]])
        -> [JSONValue]
    {
        switch OptionSubject(rawValue: object.title) {
        case .scene: styles.map(answers)
        case .module: [answers(to: questions[.module] ?? [], areDemanded: false)]
        case .project: [answers(to: questions[.project] ?? [])]
        case nil: []
        }
    }

    private func answers(of style: SceneStyle) -> JSONValue {
        let isOfStyle = JSONValue.sparse([
            "properties": .object([("style", .object([("const", .text(style.rawValue))]))]),
            // The standard style is that of scenes that name none.
            "required": .texts(style == .standard ? [] : [SceneKeys.style.rawValue]),
            "not": .object([("required", .texts([SceneKeys.descriptor.rawValue]))]),
        ])
        return .object([("if", isOfStyle), ("then", answers(to: style.options))])
    }

    /// - Parameter areDemanded: true if required answers must be there: a core module answers nothing.
    private func answers(to options: [SceneOption], areDemanded: Bool = true) -> JSONValue {
        let key = SceneKeys.options.rawValue
        let required = options.filter { areDemanded && $0.hasToBeAnswered }
        let always = required.filter { $0.condition == nil }.map(\.name)
        let object = JSONValue.sparse([
            "properties": .object(options.map { ($0.name, $0.schema) }),
            "required": .texts(always),
            "additionalProperties": .flag(false),
            "allOf": .list(
                required.compactMap { option in option.condition.map { demand(option, where: $0, options) } }
            ),
        ])
        return .sparse([
            "properties": .object([(key, object)]),
            "required": .texts(always.isEmpty ? [] : [key]),
        ])
    }

    /// Requires the option if another answer asks for it. Without that answer, its default counts.
    private func demand(
        _ option: SceneOption,
        where condition: SceneOption.Condition,
        _ options: [SceneOption]
    ) -> JSONValue {
        let other = options.first { $0.name == condition.name }
        let value: JSONValue =
            switch (other?.kind, condition.answer) {
            case (.flag, let answer): .object([("const", .flag(answer != "false"))])
            case (.list, let answer?): .object([("contains", .object([("const", .text(answer))]))])
            case (.number, let answer?): .object([("const", Int(answer).map(JSONValue.number) ?? .text(answer))])
            case (_, let answer?): .object([("const", .text(answer))])
            case (_, nil): .object([("not", .object([("enum", .texts([""]))]))])
            }
        let isCalled = JSONValue.object([
            ("properties", .object([(condition.name, value)])), ("required", .texts([condition.name])),
        ])
        return .object([("if", isCalled), ("then", .object([("required", .texts([option.name]))]))])
    }
}

extension SceneOption {
    fileprivate var schema: JSONValue {
        let pattern = pattern.map { "^\($0.text)$" }
        return JSONValue.sparse([
            "description": .text([question, help].compactMap(\.self).joined(separator: "\n\n")),
            "type": type.count == 1 ? .text(type[0]) : .texts(type),
            "enum": .texts(choices),
            "pattern": .text(kind == .text ? pattern : nil),
            "items": kind == .list ? .sparse(["type": .texts(Self.scalars), "pattern": .text(pattern)]) : .null,
        ])
    }

    private static let scalars = ["string", "number", "boolean"]

    private var type: [String] {
        switch kind {
        case .text, .choice: Self.scalars
        case .flag: ["boolean"]
        case .number: ["number"]
        case .list: ["array"]
        // YAML may take it for a sequence: `[Recipe]`.
        case .swiftType: Self.scalars + ["array"]
        }
    }
}
