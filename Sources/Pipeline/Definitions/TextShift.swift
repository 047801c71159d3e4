/// Converts offsets in a text to those after its edits.
struct TextShift {
    /// The growth of the text after each edit.
    private var growths: [(start: Int, growth: Int)] = []

    /// - Parameter edits: the edits, in the order of the text.
    init(_ edits: [(range: Range<Int>, text: String)]) {
        var growth = 0
        for edit in edits {
            growth += edit.text.utf8.count - edit.range.count
            growths.append((edit.range.lowerBound, growth))
        }
    }

    func offset(after offset: Int) -> Int {
        var (low, high) = (0, growths.count)
        while low < high {
            let middle = (low + high) / 2
            if growths[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? offset : offset + growths[low - 1].growth
    }
}
