/// Text that takes the place of some bytes; of none, where it is only put in.
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
    /// - Precondition: in the order of the text, and apart from each other.
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
