/// The names that a change leaves as they are, for people to look at.
struct LeftFindings {
    struct Leftover {
        var offset: Int
        var message: String
        var note: String
    }

    private let output: String
    private var all: [(now: Diagnostic, then: Diagnostic)] = []

    init(output: String) { self.output = output }

    /// The findings at their current places.
    var now: [Diagnostic] { all.map(\.now).sortedAndUnique() }

    /// The findings at their places in the changed texts.
    var then: [Diagnostic] { all.map(\.then).sortedAndUnique() }

    /// - Parameter edits: the changes of the text, in its order.
    mutating func add(_ leftovers: [Leftover], _ path: String, _ bytes: [UInt8], _ edits: [TextEdit] = []) {
        if leftovers.isEmpty { return }
        let file = TargetPackage(output: output).display(path)
        let (lines, linesAfter) = (LineTable(bytes), LineTable(edits.applied(to: bytes)))
        var (growth, rest) = (0, edits[...])
        for leftover in leftovers.sorted(by: { $0.offset < $1.offset }) {
            while let edit = rest.first, edit.range.lowerBound < leftover.offset {
                growth += edit.text.utf8.count - edit.range.count
                rest.removeFirst()
            }
            let finding = { (lines: LineTable, offset: Int) -> Diagnostic in
                let place = SourceLocation(path: file, line: lines.line(of: offset), column: lines.column(of: offset))
                return Diagnostic(.nameLeft, at: place, leftover.message, note: leftover.note)
            }
            all.append((finding(lines, leftover.offset), finding(linesAfter, leftover.offset + growth)))
        }
    }
}
