/// Inserts lines into a block after existing code.
struct LineInsertion {
    let style: TextStyle
    let bytes: [UInt8]

    /// Returns a new line after a brace or a statement and its trailing comment, unless something else is on that line.
    func line(_ text: String, behind offset: Int, depth: Int) -> TextInsertion {
        let rest = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
        let words = rest.drop { $0 == 0x20 || $0 == 0x09 }
        guard words.isEmpty || words.starts(with: Array("//".utf8)) else {
            let isBrace = offset > 0 && bytes[offset - 1] == UInt8(ascii: "{")
            return TextInsertion(offset: offset, bytes: Array((isBrace ? " \(text);" : "; \(text)").utf8))
        }
        let lines = style.text([text], depth: depth)
        return TextInsertion(offset: rest.endIndex, bytes: style.newline + lines.dropLast(style.newline.count))
    }
}
