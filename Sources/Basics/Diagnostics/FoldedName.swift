extension StringProtocol {
    /// The name as a disk compares it that ignores case and Unicode normalization, as a Mac's does.
    ///
    /// For example: `é` is the same in both of its encodings, and `K` (U+212A) is `k`; compare the results with `==`.
    public var foldedAsFileName: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        // By capitals first: two letters, such as `s` and `ſ`, may have the same one. The dotless `ı` stays a letter of its own.
        return split(separator: "ı", omittingEmptySubsequences: false).map { $0.uppercased().lowercased() }
            .joined(separator: "ı")
    }
}
