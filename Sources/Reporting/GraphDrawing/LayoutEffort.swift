/// Bounds on what a layout costs, whatever the graph is. They count steps, never seconds, so that results are the same anywhere.
enum LayoutEffort {
    /// How many places along edges, beside nodes, are kept in order. Edges beyond that, the longest ones, are drawn straight.
    static let bendLimit = 40_000
    /// Up to how many nodes and edges layers are found by network simplex.
    static let simplexLimit = 12_000
    /// How many steps network simplex may take.
    static let simplexSteps = 6_000_000
    /// How many nodes and edges may be visited to reduce crossings.
    static let orderingSteps = 8_000_000
    /// How many pairs of edges may be compared to find better places for single nodes.
    static let siftingSteps = 10_000_000
    /// How many edges may be looked at to exchange neighbours.
    static let transpositionSteps = 60_000_000
    /// How often all layers are gone through at most without an improvement.
    static let patience = 5
}
