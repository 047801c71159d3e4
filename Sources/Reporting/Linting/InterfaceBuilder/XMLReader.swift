/// Reads the tags of an XML document with their places. Text, comments and processing instructions are skipped.
///
/// Only the five entities of XML itself are expanded, and only open elements are stored: a document can't cost more
/// than its own length.
struct XMLReader {
    struct Attribute: Hashable, Sendable {
        var name: String
        var value: String
        /// The offset of its value.
        var offset: Int
    }

    enum Event {
        case start(name: String, attributes: [Attribute], offset: Int)
        case end
    }

    struct Fault: Error {
        var offset: Int
        var message: String
    }

    private static let deepest = 2_000
    private static let mostAttributes = 500

    private let bytes: [UInt8]
    private var position = 0
    private var open: [ArraySlice<UInt8>] = []

    static func read(_ bytes: [UInt8], _ take: (Event) -> Void) throws(Fault) {
        var reader = XMLReader(bytes: bytes)
        try reader.read(take)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func read(_ take: (Event) -> Void) throws(Fault) {
        while let tag = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
            position = tag
            if starts(with: "<!--") {
                try skip(behind: "-->")
            } else if starts(with: "<![CDATA[") {
                try skip(behind: "]]>")
            } else if starts(with: "<?") {
                try skip(behind: "?>")
            } else if starts(with: "<!") {
                throw Fault(offset: tag, message: "Interface Builder files have no such declarations")
            } else if starts(with: "</") {
                try readEnd(take)
            } else {
                try readStart(take)
            }
        }
        if let name = open.last {
            throw Fault(offset: bytes.count, message: "'<\(text(name))>' isn't closed")
        }
    }

    private mutating func readStart(_ take: (Event) -> Void) throws(Fault) {
        let start = position
        position += 1
        let name = try readName()
        var attributes: [Attribute] = []
        while true {
            skipBlanks()
            if starts(with: "/>") {
                position += 2
                take(.start(name: text(name), attributes: attributes, offset: start))
                return take(.end)
            }
            if starts(with: ">") { break }
            guard attributes.count < XMLReader.mostAttributes else {
                throw Fault(offset: position, message: "this tag has more than \(XMLReader.mostAttributes) attributes")
            }
            attributes.append(try readAttribute())
        }
        position += 1
        guard open.count < XMLReader.deepest else { throw Fault(offset: start, message: "this is nested too deeply") }
        open.append(name)
        take(.start(name: text(name), attributes: attributes, offset: start))
    }

    private mutating func readEnd(_ take: (Event) -> Void) throws(Fault) {
        let start = position
        position += 2
        let name = try readName()
        skipBlanks()
        guard starts(with: ">"), open.popLast() == name else {
            throw Fault(offset: start, message: "'</\(text(name))>' closes nothing here")
        }
        position += 1
        take(.end)
    }

    private mutating func readAttribute() throws(Fault) -> Attribute {
        let name = try readName()
        skipBlanks()
        guard starts(with: "=") else { throw Fault(offset: position, message: "expected '='") }
        position += 1
        skipBlanks()
        guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
            throw Fault(offset: position, message: "expected a value in quotes")
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
            throw Fault(offset: position, message: "this value has no end")
        }
        position = end + 1
        return Attribute(name: text(name), value: XMLEntities.decode(bytes[start..<end]), offset: start)
    }

    private mutating func readName() throws(Fault) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position].continuesXMLName { position += 1 }
        guard position > start else { throw Fault(offset: start, message: "expected a name") }
        return bytes[start..<position]
    }

    private mutating func skip(behind ending: String) throws(Fault) {
        let wanted = Array(ending.utf8)
        let start = position
        while position < bytes.count, !bytes[position...].starts(with: wanted) { position += 1 }
        guard position < bytes.count else { throw Fault(offset: start, message: "this has no end") }
        position += wanted.count
    }

    private mutating func skipBlanks() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
    fileprivate var continuesXMLName: Bool {
        isWordByte || [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(self)
    }
}
