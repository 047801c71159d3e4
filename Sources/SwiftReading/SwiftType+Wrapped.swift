extension SwiftType {
    /// What an optional holds: `Order` of `Order?`. `nil` of any other type.
    public var wrapped: SwiftType? {
        guard isOptional else { return nil }
        let inner = text.hasSuffix("?") ? text.dropLast() : text.dropFirst("Optional<".count).dropLast()
        return try? SwiftType.read(String(inner)).get()
    }
}
