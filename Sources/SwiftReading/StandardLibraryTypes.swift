extension StandardType {
    static let standardLibraryTypes: [String: StandardType] = {
        var types: [String: StandardType] = [:]
        for name in integers { types[name] = number(.standardLibrary, [.integer]) }
        for name in ["Double", "Float", "Float16", "Float80"] {
            types[name] = number(.standardLibrary, [.integer, .float])
        }
        for name in ["String", "Substring"] { types[name] = text(zero: #""""#, sample: #""sample""#) }
        types["StaticString"] = text(isEquatable: false, zero: #""""#, sample: #""sample""#)
        types["Character"] = text(zero: #"" ""#, sample: #""s""#)
        types["Bool"] = StandardType(module: .standardLibrary, literals: [.boolean], zero: "false", sample: "true")
        types["Void"] = StandardType(module: .standardLibrary, isEquatable: false, zero: "()", sample: "()")
        types["Duration"] = StandardType(module: .standardLibrary, zero: ".zero", sample: ".seconds(1)")
        types["AnyHashable"] = anyHashable
        types["CancellationError"] = cancellation
        types.merge(generic) { $1 }
        return types
    }()

    static let integers = [
        "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    ]

    static func number(_ module: KnownModule, _ literals: Set<LiteralKind>) -> StandardType {
        StandardType(module: module, literals: literals, zero: "0", sample: "1")
    }

    private static func text(isEquatable: Bool = true, zero: String, sample: String) -> StandardType {
        StandardType(
            module: .standardLibrary,
            isEquatable: isEquatable,
            literals: [.string],
            zero: zero,
            sample: sample
        )
    }

    private static let anyHashable = StandardType(
        module: .standardLibrary,
        isSendable: false,
        literals: [.integer, .float, .string, .boolean],
        zero: "AnyHashable(0)",
        sample: "AnyHashable(1)"
    )

    private static let cancellation = StandardType(
        module: .standardLibrary,
        isEquatable: false,
        zero: "CancellationError()",
        sample: "CancellationError()"
    )

    /// Values of `Range`, `ClosedRange`, `Result` and `Set` are made of those of their arguments, elsewhere.
    private static let generic: [String: StandardType] = [
        "Optional": StandardType(module: .standardLibrary, arity: 1, literals: Set(LiteralKind.allCases)),
        "Array": StandardType(module: .standardLibrary, arity: 1, literals: [.array], zero: "[]"),
        "ArraySlice": StandardType(module: .standardLibrary, arity: 1, literals: [.array], zero: "[]"),
        "ContiguousArray": StandardType(module: .standardLibrary, arity: 1, literals: [.array], zero: "[]"),
        "Set": StandardType(module: .standardLibrary, arity: 1, literals: [.array], zero: "[]"),
        "Dictionary": StandardType(module: .standardLibrary, arity: 2, literals: [.dictionary], zero: "[:]"),
        "Range": StandardType(module: .standardLibrary, arity: 1),
        "ClosedRange": StandardType(module: .standardLibrary, arity: 1),
        "Result": StandardType(module: .standardLibrary, arity: 2),
        "AsyncStream": stream(arity: 1, "AsyncStream { $0.finish() }"),
        "AsyncThrowingStream": stream(arity: 2, "AsyncThrowingStream { $0.finish() }"),
    ]

    private static func stream(arity: Int, _ empty: String) -> StandardType {
        StandardType(module: .standardLibrary, arity: arity, isEquatable: false, zero: empty)
    }
}
