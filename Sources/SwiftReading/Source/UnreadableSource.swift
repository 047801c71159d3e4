/// The first place where a source isn't text.
public struct UnreadableSource {
    public var offset: Int
    public var message: String

    /// Checks the bytes; `nil` if they are text.
    public init?(_ bytes: [UInt8]) {
        if let offset = ByteSearch.firstNUL(in: bytes) {
            self.offset = offset
            message = "there is a NUL byte here: this isn't a text file"
        } else if !ByteSearch.isASCII(bytes), String(validating: bytes, as: UTF8.self) == nil {
            offset = Self.firstFault(in: bytes)
            message = "this isn't UTF-8"
        } else {
            return nil
        }
    }

    private static func firstFault(in bytes: [UInt8]) -> Int {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var offset = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
        return offset
    }
}
