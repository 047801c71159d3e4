/// Nothing has the identifier that was asked for.
public nonisolated struct NotFoundError: Error, Equatable, Sendable {
    /// For example: `recipe 42`.
    public var what: String

    public init(_ what: String) {
        self.what = what
    }
}
