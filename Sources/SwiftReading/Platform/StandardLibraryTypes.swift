extension StandardType {
    static let standardLibraryTypes: [String: StandardType] = {
        var types: [String: StandardType] = [:]
        for name in integers { types[name] = number([.integer]) }
        for name in floats { types[name] = number([.integer, .float]) }
        for name in ["String", "Substring", "StaticString"] { types[name] = text(zero: #""""#, sample: #""sample""#) }
        types["Character"] = text(zero: #"" ""#, sample: #""s""#)
        types["UnicodeScalar"] = text(zero: #"" ""#, sample: #""s""#)
        for name in ["Bool", "CBool"] {
            types[name] = StandardType(literals: [.boolean], zero: "false", sample: "true")
        }
        types["Void"] = StandardType(zero: "()", sample: "()")
        types["Any"] = StandardType(literals: Set(LiteralKind.allCases))
        types["Duration"] = StandardType(zero: ".zero", sample: ".seconds(1)")
        types["AnyHashable"] = anyHashable
        types["CancellationError"] = StandardType(zero: "CancellationError()", sample: "CancellationError()")
        types.merge(generic) { $1 }
        return types
    }()

    static let integers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
        "CChar", "CInt", "CLong", "CLongLong", "CShort", "CSignedChar", "CUnsignedChar", "CUnsignedInt",
        "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort", "StaticBigInt",
    ]

    private static let floats = ["CDouble", "CFloat", "Double", "Float", "Float16", "Float32", "Float64", "Float80"]

    static func number(_ literals: Set<LiteralKind>) -> StandardType {
        StandardType(literals: literals, zero: "0", sample: "1")
    }

    private static func text(zero: String, sample: String) -> StandardType {
        StandardType(literals: [.string], zero: zero, sample: sample)
    }

    private static let anyHashable = StandardType(
        literals: [.integer, .float, .string, .boolean],
        zero: "AnyHashable(0)",
        sample: "AnyHashable(1)"
    )

    /// The generic types. Values of `Range`, `ClosedRange`, `Result` and `Set` are built elsewhere from those of their
    /// arguments.
    private static let generic: [String: StandardType] = {
        var types = [
            "Optional": StandardType(literals: Set(LiteralKind.allCases)),
            "Dictionary": StandardType(literals: [.dictionary], zero: "[:]"),
            "KeyValuePairs": StandardType(literals: [.dictionary], zero: "[:]"),
            "Range": StandardType(),
            "ClosedRange": StandardType(),
            "Result": StandardType(),
            "AsyncStream": StandardType(zero: "AsyncStream { $0.finish() }"),
            "AsyncThrowingStream": StandardType(zero: "AsyncThrowingStream { $0.finish() }"),
        ]
        for name in ["Array", "ArraySlice", "ContiguousArray", "Set"] {
            types[name] = StandardType(literals: [.array], zero: "[]")
        }
        for size in [2, 3, 4, 8, 16, 32, 64] {
            types["SIMD\(size)"] = StandardType(literals: [.array], zero: ".zero", sample: ".one")
        }
        return types
    }()
}
