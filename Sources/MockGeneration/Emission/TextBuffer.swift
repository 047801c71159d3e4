/// Text that grows part by part, which takes a fraction of the time that it takes a string.
struct TextBuffer {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    static func += (text: inout TextBuffer, part: String) {
        var part = part
        part.withUTF8 { text.bytes.append(contentsOf: $0) }
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }
}
