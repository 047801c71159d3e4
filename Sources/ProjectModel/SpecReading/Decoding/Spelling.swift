extension String {
    /// Whether the names are equal to the byte: Swift's `==` takes two ways to write a letter for the same.
    ///
    /// For example: `K` is not U+212A, the sign for kelvin.
    public func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
