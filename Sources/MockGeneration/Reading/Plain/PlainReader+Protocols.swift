extension PlainReader {
    /// Reads the protocol whose keyword is the current token.
    mutating func readProtocol(_ head: PlainHead) throws(NotPlain) {
        let before = (lexer, result.protocols.count)
        do throws(NotPlain) {
            try readPlainProtocol(head)
        } catch {
            lexer = before.0
            result.protocols.removeLast(result.protocols.count - before.1)
            try parseProtocol(head)
        }
    }

    private mutating func readPlainProtocol(_ head: PlainHead) throws(NotPlain) {
        guard !head.hasUnknownValues else { throw NotPlain() }
        try lexer.advance()
        var model = ProtocolModel(name: "", place: place)
        model.name = try readName()
        try readModifiers(head, of: &model)
        if lexer.token.isSign("<") { model.primaryAssociatedTypes = try readNames() }
        if lexer.token.isSign(":") { model.inherited = try readInherited() }
        model.requirements = try readRequirements()
        guard lexer.token.isSign("{") else { throw NotPlain() }
        let start = lexer.token.start
        try lexer.advance()
        let brace = start..<lexer.token.lead
        let isEmpty = lexer.token.isSign("}") && !lexer.token.beginsLine
        model.isPlain = !head.hasValues
        try readMembers(of: &model)
        try readSign("}")
        model.mark = mark(head, brace, end: isEmpty ? lexer.previousEnd : nil)
        result.protocols.append(model)
    }

    /// Uses the parser for a single protocol that isn't plain.
    private mutating func parseProtocol(_ head: PlainHead) throws(NotPlain) {
        while !lexer.token.isSign("{") {
            switch lexer.token.kind {
            case .sign(UInt8(ascii: "(")): try lexer.skipGroup()
            case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "#")), .end: throw NotPlain()
            default: try lexer.advance()
            }
        }
        try lexer.skipGroup()
        // Up to the end of its last line.
        let range = head.start.lead..<lexer.token.lead
        let source = Array(lexer.bytes[range])
        guard let read = SourceReader.onlyProtocol(source, in: SourceOrigin(file: file, offset: range.lowerBound))
        else {
            throw NotPlain()
        }
        result.protocols.append(read)
    }

    var place: Place { Place(file: file, offset: lexer.token.start) }

    private func readModifiers(_ head: PlainHead, of model: inout ProtocolModel) throws(NotPlain) {
        for range in head.modifiers {
            switch lexer.text(range) {
            case "nonisolated": model.isNonisolated = true
            case "final", "indirect": throw NotPlain()
            case let access: model.access = access
            }
        }
        let attributes = head.attributes.map { lexer.text($0) }
        model.attributes = attributes.filter(AttributeMeaning.isKept)
        model.isHidden = attributes.contains { $0.hasPrefix("@_spi") }
    }

    /// Reads `<Key, Value>`.
    private mutating func readNames() throws(NotPlain) -> [String] {
        var names: [String] = []
        repeat {
            try lexer.advance()
            names.append(try readName())
        } while lexer.token.isSign(",")
        try readSign(">")
        return names
    }

    private mutating func readInherited() throws(NotPlain) -> [InheritedType] {
        var inherited: [InheritedType] = []
        repeat {
            try lexer.advance()
            let place = place
            guard lexer.token.kind == .word else { throw NotPlain() }
            inherited.append(InheritedType(type: try readType(), place: place))
        } while lexer.token.isSign(",")
        return inherited
    }

    /// Reads `where Item: Hashable, Self.ID == Int`.
    mutating func readRequirements() throws(NotPlain) -> [GenericSignature.Requirement] {
        guard lexer.isWord("where") else { return [] }
        var requirements: [GenericSignature.Requirement] = []
        repeat {
            try lexer.advance()
            let left = try readType()
            var relation = ":"
            if lexer.token.isSign("=") {
                try lexer.advance()
                guard lexer.token.isSign("="), lexer.token.start == lexer.previousEnd else { throw NotPlain() }
                relation = "=="
            } else if !lexer.token.isSign(":") {
                throw NotPlain()
            }
            try lexer.advance()
            // A layout is written there as well.
            guard lexer.bytes[lexer.token.start] != UInt8(ascii: "_") else { throw NotPlain() }
            requirements.append(GenericSignature.Requirement(left: left, relation: relation, right: try readType()))
        } while lexer.token.isSign(",")
        return requirements
    }
}
