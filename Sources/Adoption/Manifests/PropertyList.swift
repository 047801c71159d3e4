/// A property list in the format of Xcode projects: `{ key = value; }`, `( a, b, )` and text.
indirect enum PropertyList {
    case text(String)
    case list([PropertyList])
    case map([String: PropertyList])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [PropertyList] { if case .list(let items) = self { items } else { [] } }
    var map: [String: PropertyList] { if case .map(let entries) = self { entries } else { [:] } }

    subscript(_ key: String) -> PropertyList? { map[key] }

    /// The texts of a list.
    var texts: [String] { list.compactMap(\.text) }

    /// - Returns: `nil` for anything else, and for lists that are nested deeper than those of projects.
    static func read(_ bytes: [UInt8]) -> PropertyList? {
        var reader = Reader(bytes: bytes)
        return reader.value(depth: 0)
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        mutating func value(depth: Int) -> PropertyList? {
            skipBlanks()
            guard depth < 32, position < bytes.count else { return nil }
            switch bytes[position] {
            case UInt8(ascii: "{"): return map(depth)
            case UInt8(ascii: "("): return list(depth)
            default: return text().map(PropertyList.text)
            }
        }

        private mutating func map(_ depth: Int) -> PropertyList? {
            position += 1
            var entries: [String: PropertyList] = [:]
            while !take("}") {
                guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
                entries[key] = value
            }
            return .map(entries)
        }

        private mutating func list(_ depth: Int) -> PropertyList? {
            position += 1
            var items: [PropertyList] = []
            while !take(")") {
                guard let item = value(depth: depth + 1) else { return nil }
                items.append(item)
                if !take(",") { return take(")") ? .list(items) : nil }
            }
            return .list(items)
        }

        private mutating func text() -> String? {
            skipBlanks()
            guard position < bytes.count else { return nil }
            let quote = bytes[position]
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return word() }
            position += 1
            var text: [UInt8] = []
            while position < bytes.count, bytes[position] != quote {
                if bytes[position] == UInt8(ascii: "\\") { position += 1 }
                if position < bytes.count { text.append(bytes[position]) }
                position += 1
            }
            guard position < bytes.count else { return nil }
            position += 1
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func word() -> String? {
            let start = position
            while position < bytes.count, !" \t\r\n{}()=;,\"".utf8.contains(bytes[position]) { position += 1 }
            return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
        }

        private mutating func take(_ character: Unicode.Scalar) -> Bool {
            skipBlanks()
            guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        /// Skips blanks and comments.
        private mutating func skipBlanks() {
            while position < bytes.count {
                let rest = bytes[position...]
                if " \t\r\n".utf8.contains(bytes[position]) {
                    position += 1
                } else if rest.starts(with: "//".utf8) {
                    position = rest.firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
                } else if rest.starts(with: "/*".utf8) {
                    position += 2
                    while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                    position = min(position + 2, bytes.count)
                } else {
                    return
                }
            }
        }
    }
}
