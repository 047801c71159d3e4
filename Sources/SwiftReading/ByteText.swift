extension [UInt8] {
    /// Returns true if the text's bytes occur in these: a quick no saves parsing a source.
    public func contains(text: String) -> Bool {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, count >= wanted.count else { return wanted.isEmpty }
        return indices.dropLast(wanted.count - 1).contains { self[$0] == first && self[$0...].starts(with: wanted) }
    }
}
