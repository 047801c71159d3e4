extension String {
    /// Returns true if the texts are equal byte by byte: Swift's `==` treats two encodings of a letter as equal.
    ///
    /// For example: `K` is not U+212A, the sign for kelvin.
    public func isSpelled(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
