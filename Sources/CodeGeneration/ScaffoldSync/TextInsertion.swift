/// Bytes to be inserted into a file.
struct TextInsertion {
    var offset: Int
    var bytes: [UInt8]
    /// The members that the insertion declares, each with its offset in `bytes`.
    var members: [(selector: String, offset: Int)] = []

    /// Returns the file with all insertions, and the members' offsets in it.
    static func apply(
        _ insertions: [TextInsertion],
        to bytes: [UInt8]
    ) -> (bytes: [UInt8], members: [(selector: String, offset: Int)]) {
        var result: [UInt8] = []
        var members: [(selector: String, offset: Int)] = []
        var position = 0
        let order = insertions.indices.sorted { (insertions[$0].offset, $0) < (insertions[$1].offset, $1) }
        for insertion in order.map({ insertions[$0] }) {
            result += bytes[position..<insertion.offset]
            position = insertion.offset
            members += insertion.members.map { ($0.selector, result.count + $0.offset) }
            result += insertion.bytes
        }
        return (result + bytes[position...], members)
    }
}
