/// Changes that are close together, with the unchanged lines around them.
struct DiffHunk {
    private var changes: [LineChange]
    private var old: Range<Int>
    private var new: Range<Int>

    static func grouping(_ changes: [LineChange], context: Int, oldCount: Int, newCount: Int) -> [DiffHunk] {
        var hunks: [DiffHunk] = []
        for change in changes {
            let before = min(context, change.old.lowerBound)
            let after = min(context, oldCount - change.old.upperBound)
            let end = (old: change.old.upperBound + after, new: change.new.upperBound + after)
            if let last = hunks.last, change.old.lowerBound - before <= last.old.upperBound {
                hunks[hunks.count - 1].changes.append(change)
                hunks[hunks.count - 1].old = last.old.lowerBound..<end.old
                hunks[hunks.count - 1].new = last.new.lowerBound..<end.new
            } else {
                let old = change.old.lowerBound - before..<end.old
                hunks.append(DiffHunk(changes: [change], old: old, new: change.new.lowerBound - before..<end.new))
            }
        }
        return hunks
    }

    func write(_ oldLines: DiffLines, _ newLines: DiffLines, to output: inout [UInt8]) {
        output += Array("@@ -\(span(old)) +\(span(new)) @@\n".utf8)
        var position = old.lowerBound
        for change in changes {
            for line in position..<change.old.lowerBound { oldLines.write(line, marked: " ", to: &output) }
            for line in change.old { oldLines.write(line, marked: "-", to: &output) }
            for line in change.new { newLines.write(line, marked: "+", to: &output) }
            position = change.old.upperBound
        }
        for line in position..<old.upperBound { oldLines.write(line, marked: " ", to: &output) }
    }

    /// Returns start and count. An empty range starts at the line before it; a count of one is left out.
    private func span(_ range: Range<Int>) -> String {
        if range.isEmpty { return "\(range.lowerBound),0" }
        return range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.lowerBound + 1),\(range.count)"
    }
}

/// Numbers lines, so that equal lines have equal numbers.
struct LineNumbers {
    private var known: [ArraySlice<UInt8>: Int] = [:]

    mutating func number(of line: ArraySlice<UInt8>) -> Int {
        if let number = known[line] { return number }
        known[line] = known.count
        return known.count - 1
    }
}

/// The lines of a file. Each includes its line feed, so that a last line without one differs from a line with it.
struct DiffLines {
    let numbers: [Int]
    private let lines: [ArraySlice<UInt8>]

    init(_ contents: [UInt8], _ numbering: inout LineNumbers) {
        var lines: [ArraySlice<UInt8>] = []
        var rest = contents[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        self.lines = lines
        self.numbers = lines.map { numbering.number(of: $0) }
    }

    var count: Int { lines.count }

    func write(_ position: Int, marked mark: Unicode.Scalar, to output: inout [UInt8]) {
        output.append(UInt8(ascii: mark))
        output += lines[position]
        guard lines[position].last != UInt8(ascii: "\n") else { return }
        output += Array("\n\\ No newline at end of file\n".utf8)
    }
}
