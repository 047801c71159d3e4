extension SwiftType {
    /// The type of a value that may be missing: `Order?` of `Order`, and `Order?` of itself.
    public var optional: SwiftType? { try? SwiftType.read(optionalText).get() }

    /// The type that an optional wraps: `Order` of `Order?`; `nil` for any other type.
    public var wrapped: SwiftType? {
        guard isOptional else { return nil }
        let inner = text.hasSuffix("?") ? text.dropLast() : text.dropFirst("Optional<".count).dropLast()
        return try? SwiftType.read(String(inner)).get()
    }
}
