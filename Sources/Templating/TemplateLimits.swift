/// Bounds on what a template may cost, far above what honest ones need.
public struct TemplateLimits: Hashable, Sendable {
    /// The size of one template, in bytes.
    public var templateBytes = 1 << 20
    /// How deep sections and partials may lie in each other.
    public var nesting = 100
    /// The size of all templates of a set once their partials are put in place, in bytes.
    public var compiledBytes = 1 << 24
    /// How many list items one rendering may visit.
    public var visits = 10_000_000
    /// The size of one rendering, in bytes, but for what is appended between two list items.
    public var outputBytes = 1 << 28

    public init() {}
}
