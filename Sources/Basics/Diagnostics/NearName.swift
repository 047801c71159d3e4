/// Finds the name that was probably meant.
///
/// The distance is Damerau–Levenshtein in its optimal string alignment form: insertions, deletions,
/// substitutions and swaps of two neighbours each cost one.
public enum NearName {
    /// Returns the candidate nearest to `name`, if it is near enough to suggest: at most a third of its letters differ,
    /// or it is longer and begins with `name`, whose last letter may differ.
    ///
    /// For example: `NearName.find("parametres", in: ["parameters", "previews"])` is `"parameters"`, and so it is for
    /// `params`, although `parts` differs in fewer letters.
    public static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(longest))
        guard wanted.count > 1 else { return nil }
        let longer = candidates.filter { $0 != name && isBeginning(wanted, of: $0) }
        let allowed = longer.isEmpty ? max(1, wanted.count / 3) : 1
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != name {
            let scalars = Array(candidate.lowercased().unicodeScalars.prefix(longest))
            guard abs(scalars.count - wanted.count) <= allowed else { continue }
            let distance = distance(wanted, scalars)
            guard distance <= allowed else { continue }
            if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.candidate ?? longer.min { ($0.count, $0) < ($1.count, $1) }
    }

    /// Returns true if a longer name begins like this; the last letter may differ, like the "s" of a plural.
    private static func isBeginning(_ wanted: [Unicode.Scalar], of candidate: String) -> Bool {
        let scalars = Array(candidate.lowercased().unicodeScalars.prefix(longest))
        let shared = zip(wanted, scalars).prefix { $0 == $1 }.count
        return scalars.count > wanted.count && (shared == wanted.count || (shared == wanted.count - 1 && shared > 3))
            && shared > 2
    }

    /// Returns the number of letters in which two names differ, ignoring case.
    ///
    /// For example: `NearName.distance(between: "Strin", and: "String")` is 1; `Srting` and `String` are also 1 apart.
    public static func distance(between name: String, and other: String) -> Int {
        distance(
            Array(name.lowercased().unicodeScalars.prefix(longest)),
            Array(other.lowercased().unicodeScalars.prefix(longest))
        )
    }

    /// Only the first letters of longer names are compared: a hostile name must not cost quadratic time.
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
