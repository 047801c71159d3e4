extension SwiftType {
    /// Returns true if no value of the type can be used where the other type is expected.
    ///
    /// For example: an `Int` for a `String`, but not for an `Int?`.
    ///
    /// - Parameter values: structs and enums of the team's own; any other name may be a class or a protocol, and convert.
    public func neverConverts(to wanted: SwiftType, knowing values: Set<String>) -> Bool {
        shape.neverConverts(to: wanted.shape, values)
    }

    /// Returns the names that have to be known for that, if the two types differ in form.
    public func namesDeciding(conversionTo wanted: SwiftType) -> Set<String> {
        let names = Set(customNames + wanted.customNames)
        return neverConverts(to: wanted, knowing: names) ? names : []
    }
}

extension TypeShape {
    /// The types that Swift doesn't convert to one another.
    private static let plainTypes: Set<String> = [
        "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
        "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Void",
    ]

    private func plainName(_ values: Set<String>) -> String? {
        guard case .named(let path) = desugared else { return nil }
        let name = path.withoutKnownModule
        guard name.count == 1, name[0].arguments.isEmpty,
            Self.plainTypes.contains(name[0].name) || values.contains(name[0].name)
        else { return nil }
        return name[0].name
    }

    fileprivate func neverConverts(to wanted: TypeShape, _ values: Set<String>) -> Bool {
        switch (desugared, wanted.desugared) {
        case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)):
            own.neverConverts(to: other, values)
        case (_, .optional(let other)): neverConverts(to: other, values)
        case (.optional, let other): other.plainKind(values) != nil
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            key.neverConverts(to: otherKey, values) || value.neverConverts(to: otherValue, values)
        case (let own, let other):
            if let kind = own.plainKind(values), let wanted = other.plainKind(values) { kind != wanted } else { false }
        }
    }

    private func plainKind(_ values: Set<String>) -> String? {
        switch desugared {
        case .array: "[]"
        case .dictionary: "[:]"
        default: plainName(values)
        }
    }
}
