/// A journal as a file: lines that describe what follows and the number of its bytes, and a checksum in the last one.
extension Journal {
    private static let firstLine = "vipergen journal 3\n"
    private static let advice = "A change that was interrupted. The next vipergen command that writes finishes it.\n"
    /// The largest size of a journal in bytes.
    static let largest = 1 << 28

    var text: [UInt8] {
        var text = Array((Journal.firstLine + Journal.advice).utf8)
        Journal.add("command", [Array(command.utf8)], to: &text)
        if let home { Journal.add("home", [Array(String(home).utf8)], to: &text) }
        if let other { Journal.add("beside", [other], to: &text) }
        if regenerates { Journal.add("regenerates", [], to: &text) }
        if let firstScreen { Journal.add("first-screen", [Array(firstScreen.utf8)], to: &text) }
        for step in steps {
            let (word, fields) = step.act.fields
            Journal.add("\(step.folder.rawValue) \(word)", fields, to: &text)
        }
        for (word, fields) in findings.flatMap(\.journalLines) { Journal.add(word, fields, to: &text) }
        return text + Array("end \(Journal.checksum(text[...]))\n".utf8)
    }

    private static func add(_ words: String, _ fields: [[UInt8]], to text: inout [UInt8]) {
        text += Array(([words] + fields.map { String($0.count) }).joined(separator: " ").utf8)
        text.append(UInt8(ascii: "\n"))
        for field in fields {
            text += field
            text.append(UInt8(ascii: "\n"))
        }
    }

    fileprivate static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
        String(bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    }

    /// - Throws: a fault of the text, which anybody may have written.
    init(text: [UInt8]) throws(JournalFault) {
        var rest = JournalCursor(text)
        guard let first = rest.line(), first + "\n" == Journal.firstLine else { throw .otherFormat }
        guard rest.line() != nil else { throw .damaged }
        self.init(command: "", regenerates: false, steps: [])
        while true {
            let start = rest.position
            guard let line = rest.line() else { throw .damaged }
            let words = line.split(separator: " ").map(String.init)
            if words.first == "end" {
                guard words == ["end", Journal.checksum(text[..<start])], rest.isAtEnd else { throw .damaged }
                return
            }
            try add(words, &rest)
        }
    }

    private mutating func add(_ words: [String], _ rest: inout JournalCursor) throws(JournalFault) {
        let folder = words.first.flatMap(Folder.init)
        let names = folder == nil ? 1 : 2
        let fields = try rest.fields(words.dropFirst(names))
        switch (folder, words.prefix(names).last ?? "", fields.count) {
        case (nil, "command", 1): command = String(decoding: fields[0], as: UTF8.self)
        case (nil, "home", 1): home = try Journal.number(fields[0])
        case (nil, "beside", 1) where !fields[0].contains(0): other = fields[0]
        case (nil, "regenerates", 0): regenerates = true
        case (nil, "first-screen", 1): firstScreen = String(decoding: fields[0], as: UTF8.self)
        case (nil, "finding", _): findings.append(try Diagnostic(journal: fields))
        case (nil, "note", _) where !findings.isEmpty: try findings[findings.count - 1].addNote(journal: fields)
        case (let folder?, let word, _): steps.append(Step(try Act(word, fields), in: folder))
        default: throw .damaged
        }
    }

    private static func number(_ digits: [UInt8]) throws(JournalFault) -> UInt64 {
        guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { throw .damaged }
        return number
    }
}

extension Journal.Act {
    fileprivate var fields: (word: String, fields: [[UInt8]]) {
        switch self {
        case .create(let path, let contents): ("create", [Array(path.utf8), contents])
        case .amend(let amendment): ("amend", [Array(amendment.path.utf8), amendment.before, amendment.after])
        case .move(let relocation): ("move", [Array(relocation.from.utf8), Array(relocation.to.utf8)])
        case .remove(let path, let contents): ("remove", [Array(path.utf8), contents])
        }
    }

    fileprivate init(_ word: String, _ fields: [[UInt8]]) throws(JournalFault) {
        switch (word, fields.count) {
        case ("create", 2): self = .create(path: try Self.text(fields[0]), contents: fields[1])
        case ("remove", 2): self = .remove(path: try Self.text(fields[0]), contents: fields[1])
        case ("amend", 3):
            self = .amend(Amendment(path: try Self.text(fields[0]), before: fields[1], after: fields[2]))
        case ("move", 2): self = .move(Relocation(from: try Self.text(fields[0]), to: try Self.text(fields[1])))
        default: throw .damaged
        }
        if let path = foreignPath { throw .foreignPath(path) }
    }

    private static func text(_ bytes: [UInt8]) throws(JournalFault) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
        return text
    }
}

/// The rest of a journal that is being read.
private struct JournalCursor {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    /// Reads a short line of words, without its line feed.
    mutating func line() -> String? {
        let longest = min(bytes.count, position + 200)
        guard let end = bytes[position..<longest].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { position = end + 1 }
        return String(validating: bytes[position..<end], as: UTF8.self)
    }

    mutating func fields(_ counts: ArraySlice<String>) throws(JournalFault) -> [[UInt8]] {
        var fields: [[UInt8]] = []
        for text in counts {
            // A line feed follows each.
            guard let count = Int(text), count >= 0, count < bytes.count - position,
                bytes[position + count] == UInt8(ascii: "\n")
            else { throw .damaged }
            fields.append(Array(bytes[position..<position + count]))
            position += count + 1
        }
        return fields
    }
}

/// A reason why a journal can't be used.
enum JournalFault: Error, Hashable {
    case otherFormat
    case damaged
    case foreignPath(String)
    case tooLarge
    case notAFile
}
