extension String {
    /// Whether the names are equal to the byte: Swift's `==` takes two ways to write a letter for the same.
    ///
    /// For example: `K` is not U+212A, the sign for kelvin.
    func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// How two names differ which are one where a disk folds them.
    ///
    /// For example: `"Cart".foldedDifference(from: "CART")` is `capitals`.
    func foldedDifference(from other: String) -> String {
        self != other && lowercased().isSpelled(like: other.lowercased())
            ? "capitals" : "case, or in how a letter is encoded, and are one name on macOS"
    }
}
