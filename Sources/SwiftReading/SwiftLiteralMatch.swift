/// Detects, without a compiler, expressions that can't be values of a type.
///
/// For example: `"x"` for `Int`, `nil` for `String`, `yes` for `Bool`.
public enum SwiftLiteralMatch {
    /// Returns the problem of `expression` as a value of `type`; `nil` if there is none, or if only a compiler could
    /// tell.
    public static func problem(of expression: SwiftExpression, as type: SwiftType) -> String? {
        problem(expression, type.shape)
    }

    private static func problem(_ expression: SwiftExpression, _ shape: TypeShape) -> String? {
        if case .optional(let wrapped) = shape.desugared {
            return expression.literal?.kind == .nil ? nil : problem(expression, wrapped)
        }
        guard let literal = expression.literal else { return booleanWord(expression, shape) }
        if literal.kind == .nil { return nilProblem(shape) }
        guard let accepted = shape.acceptedLiterals else { return nil }
        guard accepted.contains(literal.kind) else { return mismatch(expression, literal, shape) }
        return valueProblem(expression, literal, shape)
    }

    private static func nilProblem(_ shape: TypeShape) -> String? {
        if case .named(let path) = shape.desugared, path.last?.name == "Any" { return nil }
        let optional = TypeShape.optional(shape).spelling
        return "'nil' can't be a value of '\(shape.spelling)'; its type would have to be '\(optional)'"
    }

    /// Reports YAML's other words for true and false, which are plain names in Swift.
    private static func booleanWord(_ expression: SwiftExpression, _ shape: TypeShape) -> String? {
        guard shape.desugared == .named("Bool") else { return nil }
        return switch expression.text.lowercased() {
        case "yes", "on", "y": "'\(expression.text)' is not a value of 'Bool'; write 'true'"
        case "no", "off", "n": "'\(expression.text)' is not a value of 'Bool'; write 'false'"
        case "true", "false":
            "'\(expression.text)' is not a value of 'Bool'; write '\(expression.text.lowercased())'"
        default: nil
        }
    }

    private static func mismatch(_ expression: SwiftExpression, _ literal: Literal, _ shape: TypeShape) -> String {
        if literal.kind == .array, literal.isEmptyCollection, case .dictionary = shape.desugared {
            return "an empty dictionary is written '[:]'"
        }
        if literal.kind == .dictionary, literal.isEmptyCollection, shape.acceptedLiterals?.contains(.array) == true {
            return "an empty '\(shape.spelling)' is written '[]'"
        }
        return "\(literal.kind.phrase) can't be a value of '\(shape.spelling)'"
    }

    private static func valueProblem(_ expression: SwiftExpression, _ literal: Literal, _ shape: TypeShape) -> String? {
        guard case .named(let path) = shape.desugared, let name = path.last?.name else { return nil }
        if name == "Character", let count = literal.characterCount, count != 1 {
            return "a 'Character' is exactly one character long"
        }
        guard let integer = literal.integer, let range = integerRange(name), !range.contains(integer) else {
            return nil
        }
        return "\(expression.text) is outside of what '\(shape.spelling)' can hold"
    }

    private static func integerRange(_ name: String) -> ClosedRange<Int64>? {
        switch name {
        case "Int8": Int64(Int8.min)...Int64(Int8.max)
        case "Int16": Int64(Int16.min)...Int64(Int16.max)
        case "Int32": Int64(Int32.min)...Int64(Int32.max)
        case "UInt8": 0...Int64(UInt8.max)
        case "UInt16": 0...Int64(UInt16.max)
        case "UInt32": 0...Int64(UInt32.max)
        case "UInt", "UInt64", "UInt128": 0...Int64.max
        default: nil
        }
    }
}

extension TypeShape {
    /// The kinds of literals that can be a value of it; `nil` if they aren't known.
    fileprivate var acceptedLiterals: Set<LiteralKind>? {
        switch desugared {
        case .array: [.array]
        case .dictionary: [.dictionary]
        case .tuple: [.tuple]
        case .function: [.closure]
        case .named(let path):
            desugared == .void ? [.tuple] : StandardType.describing(path)?.literals ?? path.literalsOfOtherType
        case .optional, .existential, .composition, .metatype: nil
        }
    }
}

extension [TypeShape.Segment] {
    /// The literals for platform types that aren't listed with their values: none if the type is known, as all that
    /// take literals are listed.
    fileprivate var literalsOfOtherType: Set<LiteralKind>? {
        switch platformType?.kind {
        case .value, .container, .class, .unstorable: []
        case .protocol, .unknown, nil: nil
        }
    }
}

extension LiteralKind {
    fileprivate var phrase: String {
        switch self {
        case .integer: "a whole number"
        case .float: "a number with a fraction"
        case .string: "a text in quotes"
        case .boolean: "'true' or 'false'"
        case .nil: "'nil'"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .tuple: "a tuple"
        case .closure: "a closure"
        }
    }
}
