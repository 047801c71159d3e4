/// Finds the name that somebody probably meant.
///
/// The distance is Damerau–Levenshtein in its optimal string alignment form: insertions, deletions,
/// substitutions and swaps of two neighbours each cost one.
public enum NearName {
    /// The candidate nearest to `name`, if one is near enough to be worth naming: at most a third of its letters differ.
    ///
    /// For example: `NearName.find("parametres", in: ["parameters", "previews"])` is `"parameters"`.
    public static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
        guard wanted.count > 1 else { return nil }
        let allowed = max(1, wanted.count / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars.prefix(longest))
            guard abs(scalars.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, scalars)
            guard distance <= allowed else { continue }
            if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    /// Longer names are compared by their first letters: a hostile one must not cost quadratic time.
    private static let longest = 64

    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                let cost = left[i] == right[j] ? 0 : 1
                var best = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + cost)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = Swift.min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }
}
