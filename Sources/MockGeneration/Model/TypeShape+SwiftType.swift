extension TypeShape {
    /// Creates the type from a spec's.
    init(_ type: SwiftType) {
        let shape = TypeShape(type.shape)
        self = type.isEscapingName ? .attributed(["@escaping"], shape) : shape
    }

    /// Creates the type from the text in an annotation; `nil` if it isn't a type.
    init?(writtenInMark text: String) {
        guard case .success(let type) = SwiftType.read(text, position: .result) else { return nil }
        self.init(type)
    }

    /// Creates the type of a parameter whose value is stored: function types escape.
    init(keptParameter type: SwiftType) {
        self.init(type)
        let (attributes, base) = separated
        if case .function = base, !attributes.contains("@escaping") {
            self = .attributed(["@escaping"] + attributes, base)
        }
    }

    fileprivate init(_ shape: SwiftReading.TypeShape) {
        switch shape {
        case .named(let path): self = TypeShape(path)
        case .optional(let wrapped): self = .optional(TypeShape(wrapped))
        case .array(let element): self = .array(TypeShape(element))
        case .dictionary(let key, let value): self = .dictionary(TypeShape(key), TypeShape(value))
        case .tuple(let elements): self = .tuple(elements.map(TupleElement.init))
        case .function(let function): self = TypeShape(function)
        case .existential(let base): self = .existential(TypeShape(base))
        case .composition(let parts): self = .composition(parts.map { TypeShape($0) })
        case .metatype(let base, let suffix): self = .metatype(TypeShape(base), suffix)
        }
    }

    private init(_ path: [SwiftReading.TypeShape.Segment]) {
        let first = path.first.map { TypeShape.named($0.spelledName, $0.shapes) } ?? .any
        self = path.dropFirst().reduce(first) { base, segment in
            .member(base, segment.spelledName, segment.shapes)
        }
    }

    /// The type as a function's result: `Void` becomes the empty tuple.
    var asResult: TypeShape { self == .named("Void", []) ? .void : self }

    private init(_ function: SwiftReading.TypeShape.Function) {
        var attributes = function.isEscaping ? ["@escaping"] : []
        if let actor = function.globalActor { attributes.append("@" + TypeShape(actor).text) }
        if function.isSendable { attributes.append("@Sendable") }
        let shape = TypeShape.function(FunctionShape(function))
        self = attributes.isEmpty ? shape : .attributed(attributes, shape)
    }
}

extension FunctionShape {
    fileprivate init(_ function: SwiftReading.TypeShape.Function) {
        let throwing: Effects.Throwing =
            switch function.failure {
            case .none: .never
            case .any: .any
            case .typed(let error): .typed(TypeShape(error))
            }
        self.init(
            parameters: function.parameters.map(TypeShape.TupleElement.init),
            effects: Effects(isAsync: function.isAsync, throwing: throwing),
            result: TypeShape(function.result).asResult
        )
    }
}

extension TypeShape.TupleElement {
    fileprivate init(_ element: SwiftReading.TypeShape.TupleElement) {
        let label = element.label.map { SwiftIdentifier.spelled($0, as: .argumentLabel) }
        self.init(label: label, type: TypeShape(element.type))
    }

    fileprivate init(_ parameter: SwiftReading.TypeShape.Parameter) {
        let type = TypeShape(parameter.type)
        self.init(
            label: parameter.name.map { "_ " + SwiftIdentifier.spelled($0, as: .argumentLabel) },
            type: parameter.isInout ? .attributed(["inout"], type) : type
        )
    }
}

extension SwiftReading.TypeShape.Segment {
    fileprivate var spelledName: String { name == "Any" ? name : SwiftIdentifier.spelled(name, as: .type) }

    fileprivate var shapes: [TypeShape] { arguments.map { TypeShape($0) } }
}
