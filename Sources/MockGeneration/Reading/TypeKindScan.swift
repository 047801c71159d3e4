/// Finds aliases, and noncopyable and nonescapable types, in the bytes of an unparsed source.
struct TypeKindScan {
    private(set) var closures: Set<String> = []
    /// The names of aliases that aren't closures.
    private(set) var otherAliases: Set<String> = []
    /// The aliases of these that stand for a single name.
    private(set) var aliases: [String: String] = [:]
    private(set) var uncopyable: Set<String> = []
    private(set) var unescapable: Set<String> = []
    private let bytes: [UInt8]

    private static let words = ByteSearch(["typealias ", "~Copyable", "~Escapable"])

    /// Returns `nil` for a source that has none of them, like most.
    static func read(_ bytes: [UInt8]) -> TypeKindScan? {
        let places = bytes.withUnsafeBytes { words.places(in: $0) }
        if places.isEmpty { return nil }
        var scan = TypeKindScan(bytes: bytes)
        for place in places {
            if bytes[place] == UInt8(ascii: "t") {
                scan.readAlias(at: place + "typealias ".utf8.count)
            } else if let name = scan.declaredType(before: place) {
                if bytes[place + 1] == UInt8(ascii: "C") {
                    scan.uncopyable.insert(name)
                } else {
                    scan.unescapable.insert(name)
                }
            }
        }
        return scan
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads an alias: `Completion = (Recipe) -> Void`.
    private mutating func readAlias(at start: Int) {
        var position = start
        skipSpace(&position)
        let name = SwiftNames.plain(word(&position))
        guard !name.isEmpty, let value = place(of: UInt8(ascii: "="), from: position) else { return }
        let text = self.value(from: value + 1)
        if text.contains("->") {
            closures.insert(name)
        } else {
            otherAliases.insert(name)
            let parts = text.split(separator: ".")
            if let last = parts.last, last.utf8.allSatisfy(\.isOfWord) { aliases[name] = String(last) }
        }
    }

    /// Returns the text outside of brackets up to the end of the declaration, without blanks.
    private func value(from start: Int) -> String {
        var depth = 0
        var value: [UInt8] = []
        var position = start
        while position < bytes.count, value.count < 200 {
            let byte = bytes[position]
            position += 1
            switch byte {
            // The sign of a function's type closes nothing.
            case UInt8(ascii: ">") where value.last == UInt8(ascii: "-"): value.append(byte)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return text(value)
            case UInt8(ascii: "\n") where depth <= 0 && !goesOn(value, position): return text(value)
            case 0x20, 0x09, 0x0A, 0x0D: break
            default: if depth <= 0 { value.append(byte) }
            }
        }
        return text(value)
    }

    /// Returns true if a type continues on the next line.
    private func goesOn(_ value: [UInt8], _ position: Int) -> Bool {
        let rest = bytes[position...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        return value.isEmpty || value.last == UInt8(ascii: ">") && value.suffix(2).first == UInt8(ascii: "-")
            || rest.starts(with: "->".utf8) || rest.starts(with: "async".utf8) || rest.starts(with: "throws".utf8)
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the declared type: `Token` for `struct Token: ~Copyable`; `nil` for a function's generic parameter.
    private func declaredType(before place: Int) -> String? {
        var start = place
        while start > 0, place - start < 500, !TypeKindScan.ends.contains(bytes[start - 1]) { start -= 1 }
        let words = bytes[start..<place].split { !$0.isOfWord }
        guard
            let keyword = words.firstIndex(where: { $0.elementsEqual("struct".utf8) || $0.elementsEqual("enum".utf8) }),
            keyword + 1 < words.count, !words[..<keyword].contains(where: { $0.elementsEqual("func".utf8) })
        else { return nil }
        // `struct Box<Item: ~Copyable>` itself may well be copied, unless it is told not to be.
        let isParameter =
            bytes[start..<place].count { $0 == UInt8(ascii: "<") }
            > bytes[start..<place].count { $0 == UInt8(ascii: ">") }
        return isParameter ? nil : String(decoding: words[keyword + 1], as: UTF8.self)
    }

    private static let ends: Set<UInt8> = Set("{};".utf8)

    private func skipSpace(_ position: inout Int) {
        while position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    }

    private func word(_ position: inout Int) -> String {
        let start = position
        while position < bytes.count,
            bytes[position].isWordByte || bytes[position] == UInt8(ascii: "`")
        {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Returns the offset of a sign, unless the declaration ends before it.
    private func place(of sign: UInt8, from start: Int) -> Int? {
        bytes[start...].prefix(500).prefix { !TypeKindScan.ends.contains($0) }.firstIndex(of: sign)
    }
}
