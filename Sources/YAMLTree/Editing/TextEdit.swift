/// A replacement of some bytes, or an insertion if the range is empty.
struct TextEdit {
    var range: Range<Int>
    var text: String

    init(_ text: String, at offset: Int) {
        self.init(text, replacing: offset..<offset)
    }

    init(_ text: String, replacing range: Range<Int>) {
        self.text = text
        self.range = range
    }
}

extension [TextEdit] {
    /// - Precondition: the edits are in the order of the text and don't overlap.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in self {
            result += bytes[position..<edit.range.lowerBound]
            result += Array<UInt8>(edit.text.utf8)
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
