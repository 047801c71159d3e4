/// Limits on the cost of a layout for any graph. They count steps, never seconds, so that results are the same
/// anywhere.
enum LayoutEffort {
    /// The most bends, which are kept in order like nodes. The longest edges beyond that are drawn straight.
    static let bendLimit = 40_000
    /// The most nodes and edges for which layers are found by network simplex.
    static let simplexLimit = 12_000
    /// The most steps of network simplex.
    static let simplexSteps = 6_000_000
    /// The most nodes and edges to visit to reduce crossings.
    static let orderingSteps = 8_000_000
    /// The most pairs of edges to compare to find better places for single nodes.
    static let siftingSteps = 10_000_000
    /// The most edges to visit to exchange neighbours.
    static let transpositionSteps = 60_000_000
    /// The most passes over all layers without an improvement.
    static let patience = 5
}
