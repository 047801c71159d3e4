/// The words in a source's code, found in one pass over its bytes without parsing.
///
/// It may find too many, never too few: words count unless they are certainly in a comment or a string. Imports that
/// aren't plain make it unsure, so that the source has to be parsed.
struct SourceScan {
    private(set) var words: WordTable.Bits = 0
    private(set) var imports: [ImportLine.Module] = []
    /// True if all imports were found, and at least all words.
    private(set) var isSure = true

    /// The number of steps, for tests of how the time grows.
    private(set) var steps = 0

    private let table: WordTable
    private let classes = ByteClass.ofBytes
    private var position = 0
    private var lineStart = 0
    /// True if the rest of the line may be code or text, so that nothing in it is skipped.
    private var isLoose = false
    private var isInText = false

    static func read(_ source: [UInt8], table: WordTable) -> SourceScan {
        var scan = SourceScan(table: table)
        source.withUnsafeBufferPointer { scan.read($0) }
        return scan
    }

    private init(table: WordTable) {
        self.table = table
    }

    private mutating func read(_ source: UnsafeBufferPointer<UInt8>) {
        while position < source.count, isSure {
            steps += 1
            switch classes[Int(source[position])] {
            case .other: position += 1
            case .word: readWord(source)
            case .lineEnd:
                position += 1
                lineStart = position
                isLoose = false
            case .slash: readSlash(source)
            case .quote: readQuote(source)
            case .backslash: position += isInText ? 2 : 1
            case .hash: readHash(source)
            }
        }
    }

    private mutating func readWord(_ source: UnsafeBufferPointer<UInt8>) {
        let start = position
        while position < source.count, classes[Int(source[position])] == .word { position += 1 }
        let word = UnsafeBufferPointer(rebasing: source[start..<position])
        words |= table.bits(of: word)
        guard word.count == 6, word.elementsEqual("import".utf8) else { return }
        guard !isLoose, !isInText, let line = ImportLine(source, lineStart: lineStart, keyword: start..<position) else {
            isSure = false
            return
        }
        imports.append(line.imported)
        position = line.end
    }

    /// Reads a comment, a division, or a regular expression.
    private mutating func readSlash(_ source: UnsafeBufferPointer<UInt8>) {
        let next = position + 1 < source.count ? source[position + 1] : 0
        if isLoose || isInText {
            position += 1
        } else if next == UInt8(ascii: "/") {
            while position < source.count, !source[position].endsLine { position += 1 }
        } else if next == UInt8(ascii: "*") {
            skipBlockComment(source)
        } else {
            isLoose = true
            position += 1
        }
    }

    private mutating func skipBlockComment(_ source: UnsafeBufferPointer<UInt8>) {
        var depth = 0
        repeat {
            guard position + 1 < source.count else { return isSure = false }
            switch (source[position], source[position + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            default: position += 1
            }
        } while depth > 0
    }

    private mutating func readQuote(_ source: UnsafeBufferPointer<UInt8>) {
        let isTriple =
            position + 2 < source.count && source[position + 1] == UInt8(ascii: "\"")
            && source[position + 2] == UInt8(ascii: "\"")
        if isTriple {
            isInText.toggle()
            position += 3
        } else if isLoose || isInText {
            position += 1
        } else {
            skipText(source)
        }
    }

    /// Skips up to the closing quote. After an interpolation, the rest of the line is loose.
    private mutating func skipText(_ source: UnsafeBufferPointer<UInt8>) {
        position += 1
        while position < source.count, !source[position].endsLine {
            switch source[position] {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"):
                position += 2
                guard position <= source.count, source[position - 1] == UInt8(ascii: "(") else { continue }
                isLoose = true
                // What is interpolated may go on over the next lines, and then all quotes would be taken for their opposites.
                isSure = source[position...].prefix { !$0.endsLine }.contains(UInt8(ascii: "\""))
                return
            default: position += 1
            }
        }
    }

    /// Reads a raw string or an extended regular expression, which may hold anything.
    private mutating func readHash(_ source: UnsafeBufferPointer<UInt8>) {
        position += 1
        guard !isInText, position < source.count else { return }
        if [UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "#")].contains(source[position]) { isSure = false }
    }
}

/// The class of a byte, which decides how it is scanned.
private enum ByteClass: UInt8 {
    case other, word, lineEnd, slash, quote, backslash, hash

    static let ofBytes = (0...UInt8.max).map(ByteClass.init)

    private init(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .lineEnd
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "\\"): self = .backslash
        case UInt8(ascii: "#"): self = .hash
        // Other bytes than ASCII may be part of names, spaces or byte order marks: words count next to any of them.
        default: self = byte.isOfWord ? .word : .other
        }
    }
}
