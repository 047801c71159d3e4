/// Nothing is what was asked for.
public nonisolated struct NotFoundError: Error, Equatable, Sendable, CustomStringConvertible {
    /// For example: `recipe 42`.
    public var what: String

    public init(_ what: String) {
        self.what = what
    }

    public var description: String { "\(what) was not found" }
}
