import SwiftReading

/// Puts lines into a block behind what is there.
struct LineInsertion {
    let style: TextStyle
    let bytes: [UInt8]

    /// On a line of its own behind a brace or a statement, and a comment that ends its line, unless something else shares
    /// that line.
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
