extension [String] {
    /// The words as alternatives in a sentence.
    ///
    /// For example: `["a", "b", "c"].alternatives` is `a, b or c`.
    public var alternatives: String {
        guard let last, count > 1 else { return joined() }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
