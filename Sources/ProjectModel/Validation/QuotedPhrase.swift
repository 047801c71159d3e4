extension [String] {
    /// The names as listed in a sentence, shortened if there are many.
    ///
    /// For example: "'a'", "'a' and 'b'", "'a', 'b', 'c', 'd' and 16 more".
    var quotedPhrase: String {
        let most = 5
        var names = map { "'\($0.shown)'" }
        if count > most { names[(most - 1)...] = ["\(count - most + 1) more"] }
        guard let last = names.popLast() else { return "" }
        return names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
    }
}
