/// Reads JSON piece by piece, as RFC 8259 defines it, and knows the place of each value.
///
/// It is a class, since the closures that read the members of an object share it.
final class JSONScanner {
    /// The deepest nesting of lists and objects. Figma's own files have some fifty levels.
    static let deepest = 256

    private let source: JSONBytes
    private let chunkSize: Int
    private var chunk: [UInt8] = []
    private var index = 0
    /// The offset of the chunk's first byte.
    private var base = 0
    private var line = 1
    /// The offset in the line's first byte, moved on by one for each byte that continues a character.
    private var lineStart = 0
    var depth = 0

    init(_ source: JSONBytes, chunkSize: Int = 1 << 16) {
        self.source = source
        self.chunkSize = chunkSize
    }

    /// The place of the next byte.
    var place: DesignPlace {
        let offset = base + index
        return DesignPlace(offset: offset, line: line, column: offset - lineStart + 1)
    }

    /// Goes to a place that was reached before.
    func move(to place: DesignPlace) {
        (chunk, index, base) = ([], 0, place.offset)
        (line, lineStart, depth) = (place.line, place.offset - place.column + 1, 0)
    }

    /// Returns the next byte without taking it; `nil` at the end.
    func peek() throws(DesignFault) -> UInt8? {
        if index < chunk.count { return chunk[index] }
        base += chunk.count
        index = 0
        chunk = try source.read(base, chunkSize)
        return chunk.first
    }

    /// Takes the byte that `peek` has returned.
    func advance() { index += 1 }

    /// Takes a byte that continues a character.
    func advanceInside() {
        index += 1
        lineStart += 1
    }

    func skipSpace() throws(DesignFault) {
        while let byte = try peek() {
            switch byte {
            case 0x20, 0x09, 0x0D: advance()
            case 0x0A:
                advance()
                line += 1
                lineStart = base + index
            default: return
            }
        }
    }

    func fault(_ message: String, at place: DesignPlace? = nil) -> DesignFault {
        DesignFault(
            message,
            "fetch the file again; it has to be JSON, as GET /v1/files/:key answers",
            at: place ?? self.place
        )
    }

    /// Returns the fault for a byte that can't stand here.
    func unexpected(_ expected: String) throws(DesignFault) -> DesignFault {
        guard let byte = try peek() else { return fault("the file ends where \(expected) is expected") }
        let shown = byte > 0x20 && byte < 0x7F ? "'\(Character(Unicode.Scalar(byte)))'" : "a byte \(byte)"
        return fault("\(shown) stands where \(expected) is expected")
    }

    func take(_ byte: UInt8, or expected: String) throws(DesignFault) {
        guard try peek() == byte else { throw try unexpected(expected) }
        advance()
    }
}

extension JSONScanner {
    /// Reads an object; `member` takes the value of each key.
    func object(
        _ member: (_ key: String, _ place: DesignPlace) throws(DesignFault) -> Void
    ) throws(DesignFault) {
        var keys: Set<String> = []
        try list(from: "{", to: "}", of: "an object") { () throws(DesignFault) in
            let place = place
            let key = try string()
            // Equal as Swift's strings are more than equal as JSON's names are; nobody writes such keys.
            if !keys.insert(key).inserted { throw self.fault("the key '\(key.shown)' is there twice", at: place) }
            try skipSpace()
            try take(UInt8(ascii: ":"), or: "':'")
            try skipSpace()
            try member(key, place)
        }
    }

    /// Reads a list; `item` takes each value.
    func array(_ item: () throws(DesignFault) -> Void) throws(DesignFault) {
        try list(from: "[", to: "]", of: "a list", item)
    }

    private func list(
        from first: Unicode.Scalar,
        to last: Unicode.Scalar,
        of what: String,
        _ item: () throws(DesignFault) -> Void
    ) throws(DesignFault) {
        let end = UInt8(ascii: last)
        guard depth < Self.deepest else { throw fault("the values are nested more than \(Self.deepest) levels deep") }
        depth += 1
        defer { depth -= 1 }
        try take(UInt8(ascii: first), or: what)
        try skipSpace()
        if try peek() == end { return advance() }
        while true {
            try item()
            try skipSpace()
            if try peek() == end { return advance() }
            try take(UInt8(ascii: ","), or: "',' or '\(last)'")
            try skipSpace()
        }
    }

    /// Reads a value and drops it.
    func skip() throws(DesignFault) {
        try skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"):
            try list(from: "{", to: "}", of: "an object") { () throws(DesignFault) in
                try text { _ in }
                try skipSpace()
                try take(UInt8(ascii: ":"), or: "':'")
                try skip()
            }
        case UInt8(ascii: "["): try array { () throws(DesignFault) in try skip() }
        case UInt8(ascii: "\""): try text { _ in }
        default: _ = try word()
        }
    }

    /// Checks that nothing follows the value.
    func end() throws(DesignFault) {
        try skipSpace()
        if try peek() != nil { throw try unexpected("the end of the file") }
    }
}
