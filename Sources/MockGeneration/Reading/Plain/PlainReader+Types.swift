extension PlainReader {
    /// Reads the current type, with the result of ``TypeReader``.
    mutating func readType(depth: Int = 0) throws(NotPlain) -> TypeShape {
        guard depth < 16 else { throw NotPlain() }
        var attributes: [String] = []
        if lexer.isWord("inout") {
            attributes.append("inout")
            try lexer.advance()
        }
        while lexer.token.isSign("@") {
            guard attributes != ["inout"] else { throw NotPlain() }
            attributes.append(try readTypeAttribute())
        }
        let isGroup = lexer.token.isSign("(")
        let base = isGroup ? try readGroup(depth) : try readOperands(depth)
        return attributes.isEmpty ? base : .attributed(attributes, base)
    }

    private mutating func readTypeAttribute() throws(NotPlain) -> String {
        let start = lexer.token
        try lexer.advance()
        guard lexer.token.start == start.end else { throw NotPlain() }
        guard
            lexer.isWord("escaping") || lexer.isWord("Sendable") || lexer.isWord("MainActor")
                || lexer.isWord("autoclosure")
        else { throw NotPlain() }
        try lexer.advance()
        if lexer.token.isSign("("), lexer.token.start == lexer.previousEnd { throw NotPlain() }
        return lexer.text(start.start..<lexer.previousEnd)
    }

    /// Reads `Recipe` or `any Recipe & Sendable`.
    private mutating func readOperands(_ depth: Int) throws(NotPlain) -> TypeShape {
        let isAny = lexer.isWord("any")
        let isSome = lexer.isWord("some")
        if isAny || isSome { try lexer.advance() }
        let first = try readOperand(depth)
        let type = lexer.token.isSign("&") ? try readComposition(first, depth) : first
        return isAny ? .existential(type) : isSome ? .opaque(type) : type
    }

    mutating func readComposition(_ first: TypeShape, _ depth: Int) throws(NotPlain) -> TypeShape {
        var parts = [first]
        while lexer.token.isSign("&") {
            try lexer.advance()
            parts.append(try readOperand(depth))
        }
        return .composition(parts)
    }

    private mutating func readOperand(_ depth: Int) throws(NotPlain) -> TypeShape {
        switch lexer.token.kind {
        case .sign(UInt8(ascii: "[")): return try readSuffixes(of: readCollection(depth), depth)
        case .sign(UInt8(ascii: "(")):
            let elements = try readElements(depth)
            // A function isn't part of anything without parentheses around it.
            guard lexer.token.kind != .arrow, !isEffect else { throw NotPlain() }
            return try readSuffixes(of: tuple(elements), depth)
        case .word:
            let name = try readTypeName()
            return try readSuffixes(of: .named(name, readArguments(depth)), depth)
        default: throw NotPlain()
        }
    }

    private mutating func readTypeName() throws(NotPlain) -> String {
        if lexer.isWord("Self") || lexer.isWord("Any") {
            let name = lexer.text
            try lexer.advance()
            return name
        }
        return try readName()
    }

    private mutating func readArguments(_ depth: Int) throws(NotPlain) -> [TypeShape] {
        guard lexer.token.isSign("<") else { return [] }
        guard lexer.token.start == lexer.previousEnd else { throw NotPlain() }
        var arguments: [TypeShape] = []
        repeat {
            try lexer.advance()
            arguments.append(try readType(depth: depth + 1))
        } while lexer.token.isSign(",")
        try readSign(">")
        return arguments
    }

    private mutating func readCollection(_ depth: Int) throws(NotPlain) -> TypeShape {
        try lexer.advance()
        let first = try readType(depth: depth + 1)
        guard lexer.token.isSign(":") else {
            try readSign("]")
            return .array(first)
        }
        try lexer.advance()
        let value = try readType(depth: depth + 1)
        try readSign("]")
        return .dictionary(first, value)
    }

    /// Reads `?`, `!`, `.Type` and members.
    private mutating func readSuffixes(of type: TypeShape, _ depth: Int) throws(NotPlain) -> TypeShape {
        var type = type
        while true {
            switch lexer.token.kind {
            case .sign(UInt8(ascii: "?")) where lexer.token.start == lexer.previousEnd: type = .optional(type)
            case .sign(UInt8(ascii: "!")) where lexer.token.start == lexer.previousEnd:
                type = .implicitlyUnwrapped(type)
            case .sign(UInt8(ascii: ".")):
                // Three of them belong to a parameter.
                if lexer.isAtTwo(".") { return type }
                guard lexer.token.start == lexer.previousEnd else { throw NotPlain() }
                try lexer.advance()
                guard lexer.token.start == lexer.previousEnd else { throw NotPlain() }
                if lexer.isWord("Type") || lexer.isWord("Protocol") {
                    type = .metatype(type, lexer.text)
                } else {
                    let name = try readName()
                    type = .member(type, name, try readArguments(depth))
                    continue
                }
            case .sign(UInt8(ascii: "?")), .sign(UInt8(ascii: "!")): throw NotPlain()
            default: return type
            }
            try lexer.advance()
        }
    }

    /// Reads a type that begins with a parenthesis: a tuple, a function, or a type in parentheses.
    private mutating func readGroup(_ depth: Int) throws(NotPlain) -> TypeShape {
        let elements = try readElements(depth)
        guard lexer.token.kind == .arrow || isEffect else {
            let type = try readSuffixes(of: tuple(elements), depth)
            return lexer.token.isSign("&") ? try readComposition(type, depth) : type
        }
        let effects = try readEffects(depth)
        guard lexer.token.kind == .arrow else { throw NotPlain() }
        try lexer.advance()
        let result = TypeReader.normalized(try readType(depth: depth + 1))
        return .function(FunctionShape(parameters: elements, effects: effects, result: result))
    }

    private func tuple(_ elements: [TypeShape.TupleElement]) -> TypeShape {
        elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    }

    private mutating func readElements(_ depth: Int) throws(NotPlain) -> [TypeShape.TupleElement] {
        try lexer.advance()
        if lexer.token.isSign(")") {
            try lexer.advance()
            return []
        }
        var elements: [TypeShape.TupleElement] = []
        while true {
            let label = try readLabel()
            elements.append(TypeShape.TupleElement(label: label, type: try readType(depth: depth + 1)))
            guard lexer.token.isSign(",") else { break }
            try lexer.advance()
        }
        try readSign(")")
        return elements
    }

    /// Reads `id:` or `_ id:` before an element's type.
    private mutating func readLabel() throws(NotPlain) -> String? {
        guard lexer.token.kind == .word else { return nil }
        let before = lexer
        var names: [String] = []
        if lexer.isWord("_") {
            names.append("_")
            try lexer.advance()
        }
        guard lexer.token.kind == .word else { throw NotPlain() }
        names.append(lexer.text)
        try lexer.advance()
        guard lexer.token.isSign(":") else {
            guard names.count == 1 else { throw NotPlain() }
            lexer = before
            return nil
        }
        if names.contains(where: { $0 != "_" && PlainWords.isSpecial($0) }) { throw NotPlain() }
        try lexer.advance()
        return names.joined(separator: " ")
    }

    private var isEffect: Bool { lexer.isWord("async") || lexer.isWord("throws") }

    /// Reads `async throws(Failure)`.
    mutating func readEffects(_ depth: Int = 0) throws(NotPlain) -> Effects {
        var effects = Effects()
        if lexer.isWord("async") {
            effects.isAsync = true
            try lexer.advance()
        }
        guard lexer.isWord("throws") else { return effects }
        effects.throwing = .any
        try lexer.advance()
        if lexer.token.isSign("(") {
            guard !lexer.token.beginsLine else { throw NotPlain() }
            try lexer.advance()
            effects.throwing = .typed(try readType(depth: depth + 1))
            try readSign(")")
        }
        return effects
    }
}
