extension SwiftType {
    /// Returns true if no value of the type can be used where the other type is expected.
    ///
    /// For example: an `Int` for a `String`, but not for an `Int?`. For types that aren't the platform's it isn't
    /// known.
    public func neverConverts(to wanted: SwiftType) -> Bool { shape.neverConverts(to: wanted.shape) }
}

extension TypeShape {
    /// The types that Swift doesn't convert to one another.
    private static let plainTypes: Set<String> = [
        "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
        "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
    ]

    private var plainName: String? {
        guard case .named(let path) = desugared else { return nil }
        let name = path.withoutKnownModule
        guard name.count == 1, name[0].arguments.isEmpty, Self.plainTypes.contains(name[0].name) else { return nil }
        return name[0].name
    }

    private var isPlain: Bool {
        switch desugared {
        case .array, .dictionary: true
        default: plainName != nil
        }
    }

    fileprivate func neverConverts(to wanted: TypeShape) -> Bool {
        switch (desugared, wanted.desugared) {
        case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)):
            own.neverConverts(to: other)
        case (_, .optional(let other)): neverConverts(to: other)
        case (.optional, let other): other.isPlain
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.neverConverts(to: otherKey) || value.neverConverts(to: otherValue)
        case (let own, let other): own.isPlain && other.isPlain && own.plainKind != other.plainKind
        }
    }

    private var plainKind: String {
        switch desugared {
        case .array: "[]"
        case .dictionary: "[:]"
        default: plainName ?? ""
        }
    }
}
