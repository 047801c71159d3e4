/// Reads what matters for mocks from a source's bytes, and uses Swift's parser only for protocols that aren't plain.
///
/// The result is the same as the parser's. If that isn't certain, the whole source has to be parsed.
struct PlainReader {
    let file: Int
    var lexer: PlainLexer
    var result: SourceFile

    /// - Returns: `nil` if the parser has to read the whole source.
    static func read(_ bytes: [UInt8], file: Int, path: String) -> SourceFile? {
        bytes.withUnsafeBufferPointer { bytes in
            do throws(NotPlain) {
                let lexer = try PlainLexer(bytes, marks: annotations.places(in: UnsafeRawBufferPointer(bytes)))
                var reader = PlainReader(file: file, lexer: lexer, result: SourceFile(path: path))
                try reader.readDeclarations(depth: 0)
                return reader.result
            } catch {
                return nil
            }
        }
    }

    private static let annotations = ByteSearch(["@mockable", "sourcery:"])
    private static let deepest = 32

    /// Reads the declarations of a file, or between the braces of a type.
    private mutating func readDeclarations(depth: Int) throws(NotPlain) {
        guard depth <= PlainReader.deepest else { throw NotPlain() }
        var head = PlainHead(start: lexer.token, isFirst: true)
        while true {
            switch lexer.token.kind {
            case .end:
                guard depth == 0 else { throw NotPlain() }
                return
            case .sign(UInt8(ascii: "}")):
                guard depth > 0 else { throw NotPlain() }
                return
            case .sign(UInt8(ascii: "@")):
                try readAttribute(to: &head)
                continue
            case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): try lexer.skipGroup()
            case .sign(UInt8(ascii: "#")):
                try lexer.advance()
                if isDirective { throw NotPlain() }
            case .sign(UInt8(ascii: ".")):
                try lexer.advance()
                // A member may be called as anything is.
                if lexer.token.kind == .word { try lexer.advance() }
            case .word:
                if try readModifier(to: &head) { continue }
                try readDeclaration(head, depth)
            default: try lexer.advance()
            }
            head = PlainHead(start: lexer.token, isFirst: false)
        }
    }

    private var isDirective: Bool {
        lexer.isWord("if") || lexer.isWord("elseif") || lexer.isWord("else") || lexer.isWord("endif")
            || lexer.isWord("sourceLocation")
    }

    private mutating func readDeclaration(_ head: PlainHead, _ depth: Int) throws(NotPlain) {
        switch lexer.bytes[lexer.token.start] {
        case UInt8(ascii: "p") where lexer.isWord("protocol"):
            // Names of types beside it would have to be known.
            guard depth == 0, head.beginsStatement else { throw NotPlain() }
            return try readProtocol(head)
        case UInt8(ascii: "i") where lexer.isWord("import"):
            guard depth == 0, head.beginsStatement else { throw NotPlain() }
            return try readImport(head)
        case UInt8(ascii: "t") where lexer.isWord("typealias"):
            guard head.beginsStatement else { throw NotPlain() }
            return try readAlias()
        case UInt8(ascii: "s") where lexer.isWord("struct"): return try readType(.struct, head, depth)
        case UInt8(ascii: "e") where lexer.isWord("enum"): return try readType(.enum, head, depth)
        case UInt8(ascii: "e") where lexer.isWord("extension"): return try readType(.extension, head, depth)
        case UInt8(ascii: "c") where lexer.isWord("class"): return try readType(.class, head, depth)
        case UInt8(ascii: "a") where lexer.isWord("actor"): return try readType(.actor, head, depth)
        default: try lexer.advance()
        }
    }

    private mutating func readType(_ kind: MarkedDeclaration.Kind, _ head: PlainHead, _ depth: Int) throws(NotPlain) {
        try lexer.advance()
        let place = lexer.token
        guard place.kind == .word, !(kind == .actor && place.beginsLine) else {
            // `actor` is a name as well.
            if kind == .actor { return }
            throw NotPlain()
        }
        // `class func`, and a variable called `actor`.
        if kind == .class, isMember { return }
        var name = lexer.text
        try lexer.advance()
        while kind == .extension, lexer.token.isSign(".") {
            try lexer.advance()
            guard lexer.token.kind == .word else { throw NotPlain() }
            name += "." + lexer.text
            try lexer.advance()
        }
        let isHead = lexer.token.isSign("{") || lexer.token.isSign(":")
        guard head.beginsStatement, kind != .actor || isHead || lexer.token.isSign("<") else { throw NotPlain() }
        while !lexer.token.isSign("{") {
            switch lexer.token.kind {
            case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): try lexer.skipGroup()
            case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "#")), .end: throw NotPlain()
            default: try lexer.advance()
            }
        }
        let start = lexer.token.start
        try lexer.advance()
        let brace = start..<lexer.token.lead
        let isEmpty = lexer.token.isSign("}") && !lexer.token.beginsLine
        try readDeclarations(depth: depth + 1)
        try lexer.advance()
        if kind == .class {
            if PlainWords.isSpecial(name) { throw NotPlain() }
            result.classes.insert(name)
        }
        guard let mark = mark(head, brace, end: isEmpty ? lexer.previousEnd : nil) else { return }
        // How other names are spelled is the parser's business.
        guard !PlainWords.isSpecial(name), kind != .extension || isHead && !name.contains(".") else { throw NotPlain() }
        let origin = Place(file: file, offset: place.start)
        result.marked.append(MarkedDeclaration(kind: kind, name: name, mark: mark, place: origin))
    }

    private var isMember: Bool {
        lexer.isWord("func") || lexer.isWord("var") || lexer.isWord("let") || lexer.isWord("subscript")
            || lexer.isWord("override") || lexer.isWord("final") || lexer.isWord("private") || lexer.isWord("public")
            || lexer.isWord("internal") || lexer.isWord("fileprivate") || lexer.isWord("dynamic")
            || lexer.isWord("open") || lexer.isWord("package") || lexer.isWord("nonisolated")
    }
}
