/// Searches a source's bytes for signs of a protocol to be mocked.
struct CandidateSearch: Sendable {
    private let marks = ByteSearch(["@mockable", "AutoMockable"])
    private let annotations = ByteSearch(["@mockable", "sourcery:"])
    private let names: ByteSearch
    private let protocols = ByteSearch(["protocol"])
    private let allPublic: Bool

    init(_ selection: MockSelection) {
        allPublic = selection.allPublic
        names = ByteSearch(selection.globs.map(CandidateSearch.longestPlainPart))
        hasWildName = selection.globs.contains { CandidateSearch.longestPlainPart($0).isEmpty }
    }

    private let hasWildName: Bool

    /// Returns true for a possible candidate, including marked extensions and marks to be reported as useless.
    func mayHaveCandidate(_ bytes: [UInt8]) -> Bool {
        guard protocols.findsAny(in: bytes) else { return annotations.findsAny(in: bytes) && marks.findsAny(in: bytes) }
        return hasWildName || marks.findsAny(in: bytes) || names.findsAny(in: bytes)
            || (allPublic && ByteSearch(["public"]).findsAny(in: bytes))
    }

    /// Returns the longest part without wildcards: `Repository` for `*Repository`.
    private static func longestPlainPart(_ glob: String) -> String {
        glob.split { $0 == "*" || $0 == "?" }.max { $0.utf8.count < $1.utf8.count }.map(String.init) ?? ""
    }
}
