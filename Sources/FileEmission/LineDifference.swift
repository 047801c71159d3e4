/// A range of old lines and the new ones that replace it, counted from 0. Either may be empty.
struct LineChange: Hashable {
    var old: Range<Int>
    var new: Range<Int>
}

/// The shortest edit from one list of lines to another, by Myers' greedy algorithm. If that takes too long, everything
/// between the common beginning and the common end is one change.
struct LineDifference {
    private let old: [Int]
    private let new: [Int]

    /// The limits of the search: its steps, which bound the time, and the differing lines, which bound the memory.
    static let mostSteps = 20_000_000
    private static let mostDifferences = 2_000

    /// - Parameters: the lines as numbers; equal lines have equal numbers.
    init(from old: [Int], to new: [Int]) {
        self.old = old
        self.new = new
    }

    func changes() -> [LineChange] {
        var steps = 0
        return changes(steps: &steps)
    }

    /// - Parameter steps: increased by the steps of the search.
    func changes(steps: inout Int) -> [LineChange] {
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        let middle = LineChange(old: prefix..<old.count - suffix, new: prefix..<new.count - suffix)
        if middle.old.isEmpty && middle.new.isEmpty { return [] }
        if middle.old.isEmpty || middle.new.isEmpty { return [middle] }
        return shortest(within: middle, steps: &steps) ?? [middle]
    }

    /// Returns the shortest edit; `nil` if the search is given up.
    private func shortest(within middle: LineChange, steps: inout Int) -> [LineChange]? {
        let oldCount = middle.old.count
        let newCount = middle.new.count
        let most = min(oldCount + newCount, LineDifference.mostDifferences)
        let center = most + 1
        var reached = [Int](repeating: 0, count: 2 * most + 3)
        var history: [[Int]] = []
        for distance in 0...most {
            history.append(Array(reached[center - distance - 1...center + distance + 1]))
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let goesDown = LineDifference.goesDown(diagonal, distance) { reached[center + $0] }
                var x = goesDown ? reached[center + diagonal + 1] : reached[center + diagonal - 1] + 1
                while x < oldCount, x - diagonal < newCount, x - diagonal >= 0,
                    old[middle.old.lowerBound + x] == new[middle.new.lowerBound + x - diagonal]
                {
                    x += 1
                    steps += 1
                }
                reached[center + diagonal] = x
                if x >= oldCount, x - diagonal >= newCount { return path(through: history, within: middle) }
            }
            steps += distance
            if steps > LineDifference.mostSteps { return nil }
        }
        return nil
    }

    /// Returns true if the furthest path on a diagonal comes from an inserted line and not from a deleted one.
    private static func goesDown(_ diagonal: Int, _ distance: Int, _ reached: (Int) -> Int) -> Bool {
        diagonal == -distance || (diagonal != distance && reached(diagonal - 1) < reached(diagonal + 1))
    }

    /// Walks back from the end. `history[d]` has the positions reached before step `d`, from diagonal `-d - 1` on.
    private func path(through history: [[Int]], within middle: LineChange) -> [LineChange] {
        var changes: [LineChange] = []
        var x = middle.old.count
        var y = middle.new.count
        for distance in stride(from: history.count - 1, to: 0, by: -1) {
            let reached = history[distance]
            let diagonal = x - y
            let goesDown = LineDifference.goesDown(diagonal, distance) { reached[$0 + distance + 1] }
            let previous = goesDown ? diagonal + 1 : diagonal - 1
            x = reached[previous + distance + 1]
            y = x - previous
            let oldStart = middle.old.lowerBound + x
            let newStart = middle.new.lowerBound + y
            changes.append(
                LineChange(
                    old: oldStart..<oldStart + (goesDown ? 0 : 1),
                    new: newStart..<newStart + (goesDown ? 1 : 0)
                )
            )
        }
        return LineDifference.joined(changes.reversed())
    }

    private static func joined(_ changes: some Sequence<LineChange>) -> [LineChange] {
        changes.reduce(into: []) { joined, change in
            guard let last = joined.last, last.old.upperBound == change.old.lowerBound,
                last.new.upperBound == change.new.lowerBound
            else { return joined.append(change) }
            joined[joined.count - 1] = LineChange(
                old: last.old.lowerBound..<change.old.upperBound,
                new: last.new.lowerBound..<change.new.upperBound
            )
        }
    }
}
