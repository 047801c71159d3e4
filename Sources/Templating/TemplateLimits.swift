/// Limits on the cost of a template, far above the needs of normal ones.
public struct TemplateLimits: Hashable, Sendable {
    /// The size of one template, in bytes.
    public var templateBytes = 1 << 20
    /// The depth of nested sections and partials.
    public var nesting = 100
    /// The size of all templates of a set with their partials inserted, in bytes.
    public var compiledBytes = 1 << 24
    /// The number of list items that one rendering may visit.
    public var visits = 10_000_000
    /// The size of one rendering, in bytes; it is checked at list items.
    public var outputBytes = 1 << 28

    public init() {}
}
