extension PlainReader {
    mutating func readMembers(of model: inout ProtocolModel) throws(NotPlain) {
        var isFirst = true
        while !lexer.token.isSign("}") {
            guard isFirst || lexer.token.beginsLine, lexer.token.kind != .end else { throw NotPlain() }
            isFirst = false
            try readMember(of: &model)
        }
    }

    private mutating func readMember(of model: inout ProtocolModel) throws(NotPlain) {
        var member = Member(kind: .method, name: "", place: place)
        try readMemberHead(of: &member, &model)
        guard lexer.token.kind == .word else { throw NotPlain() }
        if lexer.isWord("func") {
            try readMethod(&member)
        } else if lexer.isWord("var") {
            try readProperty(&member)
        } else if lexer.isWord("init") {
            try readInitializer(&member)
        } else if lexer.isWord("subscript") {
            try readSubscript(&member)
        } else if member == Member(kind: .method, name: "", place: member.place) {
            return try readType(of: &model)
        } else {
            throw NotPlain()
        }
        model.members.append(member)
    }

    private mutating func readMemberHead(of member: inout Member, _ model: inout ProtocolModel) throws(NotPlain) {
        var head = PlainHead(start: lexer.token, isFirst: true)
        while lexer.token.isSign("@") { try readAttribute(to: &head) }
        guard !head.hasUnknownValues else { throw NotPlain() }
        if head.hasValues { model.isPlain = false }
        member.attributes = head.attributes.map { lexer.text($0) }.filter(AttributeMeaning.isKept)
        while lexer.token.kind == .word {
            if lexer.isWord("static") {
                member.isStatic = true
            } else if lexer.isWord("nonisolated") {
                member.isNonisolated = true
            } else if !lexer.isWord("mutating") {
                return
            }
            try lexer.advance()
            if lexer.token.isSign("(") || lexer.token.beginsLine { throw NotPlain() }
        }
    }

    private mutating func readMethod(_ member: inout Member) throws(NotPlain) {
        try lexer.advance()
        member.place = place
        member.name = try readName()
        try readSignature(of: &member)
        if lexer.token.kind == .arrow { member.result = try readResult() }
        member.generics.requirements += try readRequirements()
    }

    private mutating func readResult() throws(NotPlain) -> TypeShape {
        try lexer.advance()
        return TypeReader.normalized(try readType())
    }

    /// Reads generic parameters, parameters and effects: `<Value: Hashable>(_ value: Value) async throws`.
    private mutating func readSignature(of member: inout Member) throws(NotPlain) {
        if lexer.token.isSign("<") { member.generics.parameters = try readGenericParameters() }
        guard lexer.token.isSign("("), !lexer.token.beginsLine else { throw NotPlain() }
        member.parameters = try readParameters(labelsAreNames: member.kind != .subscript)
        if member.kind != .subscript { member.effects = try readEffects() }
    }

    private mutating func readInitializer(_ member: inout Member) throws(NotPlain) {
        member.kind = .initializer
        member.name = "init"
        member.place = place
        try lexer.advance()
        if lexer.token.isSign("?") || lexer.token.isSign("!") {
            guard lexer.token.start == lexer.previousEnd else { throw NotPlain() }
            member.failability = lexer.text
            try lexer.advance()
        }
        try readSignature(of: &member)
        member.generics.requirements += try readRequirements()
    }

    private mutating func readSubscript(_ member: inout Member) throws(NotPlain) {
        member.kind = .subscript
        member.name = "subscript"
        member.place = place
        try lexer.advance()
        try readSignature(of: &member)
        guard lexer.token.kind == .arrow else { throw NotPlain() }
        member.result = try readResult()
        member.generics.requirements += try readRequirements()
        try readAccessors(of: &member)
    }

    private mutating func readProperty(_ member: inout Member) throws(NotPlain) {
        member.kind = .property
        try lexer.advance()
        member.place = place
        member.name = try readName()
        try readSign(":")
        member.result = TypeReader.normalized(try readType())
        try readAccessors(of: &member)
    }

    /// Reads `{ get async throws set }`.
    private mutating func readAccessors(of member: inout Member) throws(NotPlain) {
        guard lexer.token.isSign("{"), !lexer.token.beginsLine else { throw NotPlain() }
        try lexer.advance()
        while !lexer.token.isSign("}") {
            if lexer.isWord("mutating") || lexer.isWord("nonmutating") { try lexer.advance() }
            if lexer.isWord("set") {
                member.hasSetter = true
                try lexer.advance()
            } else if lexer.isWord("get") {
                try lexer.advance()
                member.effects = try readEffects()
            } else {
                throw NotPlain()
            }
        }
        try lexer.advance()
    }

    private mutating func readGenericParameters() throws(NotPlain) -> [GenericSignature.Parameter] {
        var parameters: [GenericSignature.Parameter] = []
        repeat {
            try lexer.advance()
            var parameter = GenericSignature.Parameter(name: try readName())
            if lexer.token.isSign(":") {
                try lexer.advance()
                parameter.constraint = try readType()
            }
            parameters.append(parameter)
        } while lexer.token.isSign(",")
        try readSign(">")
        return parameters
    }

    private mutating func readParameters(labelsAreNames: Bool) throws(NotPlain) -> [Parameter] {
        try lexer.advance()
        var parameters: [Parameter] = []
        while !lexer.token.isSign(")") {
            parameters.append(try readParameter(at: parameters.count, labelsAreNames: labelsAreNames))
            guard lexer.token.isSign(",") else { break }
            try lexer.advance()
            if lexer.token.isSign(")") { throw NotPlain() }
        }
        try readSign(")")
        return parameters
    }

    private mutating func readParameter(at position: Int, labelsAreNames: Bool) throws(NotPlain) -> Parameter {
        guard lexer.token.kind == .word, !lexer.bytes[lexer.token.start].isDigit else { throw NotPlain() }
        let first = lexer.text
        try lexer.advance()
        var second: String?
        if !lexer.token.isSign(":") {
            second = lexer.isWord("_") ? "_" : nil
            if second == nil { second = try readName() } else { try lexer.advance() }
        }
        let hasLabel = first != "_" && (labelsAreNames || second != nil)
        var name = second ?? first
        if name == "_" { name = first == "_" ? "argument\(position + 1)" : first }
        // Words that are labels only can be anything but these.
        let isOddLabel = hasLabel && PlainWords.areNoLabels.contains(first)
        if isOddLabel || PlainWords.isSpecial(name) { throw NotPlain() }
        try readSign(":")
        var parameter = Parameter(label: hasLabel ? first : nil, name: name, type: try readType())
        if lexer.token.isSign(".") {
            for _ in 0..<3 {
                guard lexer.token.start == lexer.previousEnd else { throw NotPlain() }
                try readSign(".")
            }
            parameter.isVariadic = true
        }
        return parameter
    }

    /// Reads `associatedtype Item: Hashable = String` or `typealias Items = [Item]`.
    private mutating func readType(of model: inout ProtocolModel) throws(NotPlain) {
        if lexer.isWord("associatedtype") {
            var type = AssociatedType(name: "", place: place)
            try lexer.advance()
            type.name = try readName()
            if lexer.token.isSign(":") { type.constraint = try readConstraint() }
            if lexer.token.isSign("=") {
                try lexer.advance()
                type.fallback = try readType()
            }
            type.requirements = try readRequirements()
            model.associatedTypes.append(type)
        } else if lexer.isWord("typealias") {
            try lexer.advance()
            let name = try readName()
            if lexer.token.isSign("<") { throw NotPlain() }
            try readSign("=")
            model.aliases[name] = try readType()
        } else {
            throw NotPlain()
        }
    }

    private mutating func readConstraint() throws(NotPlain) -> TypeShape {
        var constraints: [TypeShape] = []
        repeat {
            try lexer.advance()
            guard lexer.token.kind == .word else { throw NotPlain() }
            constraints.append(try readType())
        } while lexer.token.isSign(",")
        return constraints.count == 1 ? constraints[0] : .composition(constraints)
    }
}
