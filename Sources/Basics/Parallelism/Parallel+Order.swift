extension Parallel {
    /// Returns the positions of the texts in sorted order. Several threads each sort a share, and the shares are
    /// merged.
    ///
    /// Equal texts keep their order. It isn't generic because a generic sort is several times slower than one of texts.
    public static func order(of texts: [String], jobs: Int) -> [Int] {
        let shares = max(1, min(jobs, texts.count / fewest))
        let bounds = (0...shares).map { texts.count * $0 / shares }
        let ranges = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
        var runs = map(ranges, jobs: jobs) { range in range.sorted { texts[$0] < texts[$1] } }
        while runs.count > 1 {
            let pairs = stride(from: 0, to: runs.count, by: 2).map { first in
                (runs[first], first + 1 < runs.count ? runs[first + 1] : [])
            }
            runs = map(pairs, jobs: jobs) { merged($0.0, $0.1, by: texts) }
        }
        return runs.first ?? []
    }

    /// The smallest share; with fewer texts, a thread costs more than it saves.
    private static let fewest = 512

    private static func merged(_ left: [Int], _ right: [Int], by texts: [String]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(left.count + right.count)
        var (first, second) = (0, 0)
        while first < left.count, second < right.count {
            if texts[right[second]] < texts[left[first]] {
                result.append(right[second])
                second += 1
            } else {
                result.append(left[first])
                first += 1
            }
        }
        result += left[first...]
        result += right[second...]
        return result
    }
}
