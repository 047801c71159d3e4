/// Bytes that are put into a file; nothing is taken out of it.
struct TextInsertion {
    var offset: Int
    var bytes: [UInt8]
    /// What the insertion declares, each with its place in `bytes`.
    var members: [(selector: String, offset: Int)] = []

    /// Returns the file with all insertions, and where in it the members came to lie.
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
