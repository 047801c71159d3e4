extension String {
    /// How two names differ which are one where a disk folds them.
    ///
    /// For example: `"Cart".foldedDifference(from: "CART")` is `capitals`.
    func foldedDifference(from other: String) -> String {
        self != other && lowercased().isSpelled(like: other.lowercased())
            ? "capitals" : "case, or in how a letter is encoded, and are one name on macOS"
    }
}
