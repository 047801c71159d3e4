/// A table with aligned columns: text to the left, numbers to the right.
struct TextTable {
    var head: [String]
    var rows: [[String]]
    var foot: [String]?
    /// The number of leading columns with text.
    var textColumns: Int

    var text: String {
        let all = [head] + rows + (foot.map { [$0] } ?? [])
        let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        return all.map { line($0, widths) }.joined(separator: "\n")
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        var line = ""
        for (column, cell) in cells.enumerated() {
            let space = String(repeating: " ", count: widths[column] - cell.count)
            if column > 0 { line += "  " }
            line += column < textColumns ? cell + space : space + cell
        }
        while line.last == " " { line.removeLast() }
        return line
    }
}
