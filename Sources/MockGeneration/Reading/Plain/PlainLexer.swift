/// Splits a source into words and signs, many times as fast as Swift's own lexer, which knows more.
///
/// It recognises comments and strings reliably, so that everything else is code. In uncertain cases, such as a
/// regular expression, it rejects the source.
struct PlainLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offsets at which annotations may begin, sorted; only comments with one are kept.
    private let marks: [Int]
    private var nextMark = 0
    /// The offset after a byte order mark.
    private let start: Int
    private(set) var position = 0
    /// The current token.
    private(set) var token = PlainToken(kind: .end, start: 0, end: 0, lead: 0, beginsLine: true)
    /// The end of the previous token.
    private(set) var previousEnd = 0
    private(set) var comments: [MarkedComment] = []
    /// The number of strings around the current position, through interpolations.
    private var depthOfTexts = 0

    /// A comment that may have an annotation.
    struct MarkedComment {
        var range: Range<Int>
        /// True if it is on the line of the previous token.
        var isTrailing: Bool
    }

    static let deepest = 64
    private static let mostTexts = 8

    init(_ bytes: UnsafeBufferPointer<UInt8>, marks: [Int]) throws(NotPlain) {
        self.bytes = bytes
        self.marks = marks
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        position = start
        if bytes.starts(with: "#!".utf8) { throw NotPlain() }
        try advance()
    }

    /// Advances to the next token.
    mutating func advance() throws(NotPlain) {
        previousEnd = token.end
        try skipSpace()
        token.start = position
        guard position < bytes.count else {
            token.end = position
            return token.kind = .end
        }
        let byte = bytes[position]
        position += 1
        token.kind = .sign(byte)
        if byte.isOfWord {
            while position < bytes.count, bytes[position].isOfWord { position += 1 }
            token.kind = .word
        } else {
            try readSign(byte)
        }
        token.end = position
    }

    private mutating func readSign(_ byte: UInt8) throws(NotPlain) {
        switch byte {
        case UInt8(ascii: "\""): try readText(pounds: 0)
        case UInt8(ascii: "#"): try readPound()
        case UInt8(ascii: "-") where next == UInt8(ascii: ">"):
            position += 1
            token.kind = .arrow
        case UInt8(ascii: "/") where next != UInt8(ascii: " "): throw NotPlain()
        case UInt8(ascii: "<") where next == UInt8(ascii: "#"): throw NotPlain()
        case UInt8(ascii: "<") where token.beginsLine && next == byte: throw NotPlain()
        case UInt8(ascii: ">") where token.beginsLine && next == byte: throw NotPlain()
        case UInt8(ascii: "`"): try readName()
        case UInt8(ascii: "'"), 0: throw NotPlain()
        case 0xE2 where next == 0x80: throw NotPlain()
        case 0xC2 where next == 0xA0: throw NotPlain()
        default: break
        }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Skips the group that begins with the current bracket, up to the token after it.
    mutating func skipGroup() throws(NotPlain) {
        var open: [UInt8] = []
        while true {
            switch token.kind {
            case .sign(UInt8(ascii: "(")): open.append(UInt8(ascii: ")"))
            case .sign(UInt8(ascii: "[")): open.append(UInt8(ascii: "]"))
            case .sign(UInt8(ascii: "{")): open.append(UInt8(ascii: "}"))
            case .sign(let byte) where byte.closesGroup:
                guard open.popLast() == byte else { throw NotPlain() }
            case .end: throw NotPlain()
            default: break
            }
            if open.count > PlainLexer.deepest { throw NotPlain() }
            try advance()
            if open.isEmpty { return }
        }
    }

    /// Returns true if the current sign occurs twice in a row.
    func isAtTwo(_ sign: Unicode.Scalar) -> Bool { token.isSign(sign) && next == UInt8(ascii: sign) }

    func isWord(_ word: StaticString) -> Bool {
        guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount, let first = bytes.baseAddress
        else {
            return false
        }
        return memcmp(first + token.start, word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    var text: String { text(token.start..<token.end) }
}

extension PlainLexer {
    /// Skips blanks, line feeds and comments up to the next token.
    private mutating func skipSpace() throws(NotPlain) {
        token.beginsLine = position == start
        token.lead = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !token.beginsLine { token.lead = position }
                token.beginsLine = true
                position += 1
            case UInt8(ascii: "/"):
                guard position + 1 < bytes.count else { throw NotPlain() }
                switch bytes[position + 1] {
                case UInt8(ascii: "/"): keep(from: position, to: endOfLine())
                case UInt8(ascii: "*"): keep(from: position, to: try endOfComment())
                default: return setLead()
                }
            default: return setLead()
            }
        }
        setLead()
    }

    private mutating func setLead() { if !token.beginsLine { token.lead = position } }

    private mutating func keep(from start: Int, to end: Int) {
        position = end
        while nextMark < marks.count, marks[nextMark] < start { nextMark += 1 }
        guard nextMark < marks.count, marks[nextMark] < end else { return }
        comments.append(MarkedComment(range: start..<end, isTrailing: !token.beginsLine))
    }

    private func endOfLine() -> Int {
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        return end
    }

    private func endOfComment() throws(NotPlain) -> Int {
        var (end, depth) = (position, 0)
        while end + 1 < bytes.count {
            if bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") {
                depth += 1
                end += 2
            } else if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
                depth -= 1
                end += 2
                if depth == 0 { return end }
            } else {
                end += 1
            }
        }
        throw NotPlain()
    }

    /// Reads a name in back-ticks; rejects raw identifiers, which may contain anything.
    private mutating func readName() throws(NotPlain) {
        while let byte = next, byte != UInt8(ascii: "`") {
            guard byte.isOfWord else { throw NotPlain() }
            position += 1
        }
        position += 1
        token.kind = .text
    }

    private mutating func readPound() throws(NotPlain) {
        var pounds = 1
        while next == UInt8(ascii: "#") {
            pounds += 1
            position += 1
        }
        if next == UInt8(ascii: "/") { throw NotPlain() }
        guard next == UInt8(ascii: "\"") else { return }
        position += 1
        try readText(pounds: pounds)
    }

    /// Reads a string, from after its first quote.
    private mutating func readText(pounds: Int) throws(NotPlain) {
        token.kind = .text
        let isMultiline = position + 1 < bytes.count && bytes[position] == 0x22 && bytes[position + 1] == 0x22
        if isMultiline {
            // Two quotes are an empty string, unless a third one follows.
            position += 2
            guard next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") else { throw NotPlain() }
        }
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\\"):
                guard pass(pounds, of: UInt8(ascii: "#")) else { continue }
                position += 1
                if position <= bytes.count, bytes[position - 1] == UInt8(ascii: "(") {
                    try skipInterpolation(mayBreak: isMultiline)
                }
            case UInt8(ascii: "\""):
                if isMultiline, !pass(2, of: byte) { continue }
                if pass(pounds, of: UInt8(ascii: "#")) { return }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !isMultiline { throw NotPlain() }
            default: break
            }
        }
        throw NotPlain()
    }

    /// Skips an interpolation, from after its opening parenthesis to after the closing one.
    private mutating func skipInterpolation(mayBreak: Bool) throws(NotPlain) {
        let outer = (token, previousEnd)
        depthOfTexts += 1
        guard depthOfTexts <= PlainLexer.mostTexts else { throw NotPlain() }
        position -= 1
        let line = position
        try advance()
        try skipGroupOfInterpolation()
        if !mayBreak, bytes[line..<position].contains(where: { $0 == 0x0A || $0 == 0x0D }) { throw NotPlain() }
        depthOfTexts -= 1
        (token, previousEnd) = outer
    }

    /// Skips a group like ``skipGroup()``, but stops right after it, where the string continues.
    private mutating func skipGroupOfInterpolation() throws(NotPlain) {
        var open: [UInt8] = []
        while true {
            switch token.kind {
            case .sign(UInt8(ascii: "(")): open.append(UInt8(ascii: ")"))
            case .sign(UInt8(ascii: "[")): open.append(UInt8(ascii: "]"))
            case .sign(UInt8(ascii: "{")): open.append(UInt8(ascii: "}"))
            case .sign(let byte) where byte.closesGroup:
                guard open.popLast() == byte else { throw NotPlain() }
                if open.isEmpty { return }
            case .end: throw NotPlain()
            default: break
            }
            if open.count > PlainLexer.deepest { throw NotPlain() }
            try advance()
        }
    }

    /// Skips a number of equal bytes; returns false if fewer come next.
    private mutating func pass(_ number: Int, of byte: UInt8) -> Bool {
        let end = position + number
        guard end <= bytes.count, bytes[position..<end].allSatisfy({ $0 == byte }) else { return false }
        position = end
        return true
    }
}

extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }
    fileprivate var closesGroup: Bool {
        self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
    }
}
