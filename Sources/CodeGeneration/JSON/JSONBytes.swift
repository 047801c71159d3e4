/// The bytes of a JSON file, read piece by piece: a design of 100 MB is never in memory as a whole.
///
/// For example: `JSONBytes(Array("{}".utf8))`.
public struct JSONBytes {
    /// Returns up to `count` bytes from an offset; none at the end.
    let read: (_ offset: Int, _ count: Int) throws(DesignFault) -> [UInt8]

    public init(read: @escaping (_ offset: Int, _ count: Int) throws(DesignFault) -> [UInt8]) {
        self.read = read
    }

    /// Creates the bytes of a small file that is in memory.
    public init(_ bytes: [UInt8]) {
        read = { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
    }
}

/// A place in a design file.
public struct DesignPlace: Hashable, Sendable {
    /// The offset in bytes.
    var offset = 0
    public var line = 1
    /// 1-based column, counted in Unicode scalars.
    public var column = 1
}

/// The reason why a design file can't be read, or a part of it can't be used.
public struct DesignFault: Error, Hashable, Sendable {
    public var message: String
    /// The remedy.
    public var note: String
    /// The place; `nil` if it is about the file as a whole.
    public var place: DesignPlace?

    public init(_ message: String, _ note: String, at place: DesignPlace?) {
        self.message = message
        self.note = note
        self.place = place
    }
}
