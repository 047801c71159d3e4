/// A replacement of some bytes, or an insertion if the range is empty.
///
/// For example: `[TextEdit("Glass", replacing: 6..<9)].applied(to: Array("scene Jar".utf8))`.
public struct TextEdit: Hashable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ text: String, at offset: Int) {
        self.init(text, replacing: offset..<offset)
    }

    public init(_ text: String, replacing range: Range<Int>) {
        self.text = text
        self.range = range
    }
}

extension [TextEdit] {
    /// Returns the text after the edits.
    ///
    /// - Precondition: the edits are in the order of the text and don't overlap.
    public func applied(to bytes: [UInt8]) -> [UInt8] {
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
