extension String {
    /// Returns the difference between two names that are one when a disk folds them.
    ///
    /// For example: `"Cart".foldedDifference(from: "CART")` is `capitals`.
    func foldedDifference(from other: String) -> String {
        self != other && lowercased().isSpelled(like: other.lowercased())
            ? "capitals" : "case, or in how a letter is encoded, and are one name on macOS"
    }
}
