extension OutlineScan {
    /// Reads a property with its value and accessors.
    mutating func property(_ head: DeclarationHead) throws(Unsure) -> WrittenProperty {
        let name = try name()
        var role = MemberwiseRole(head)
        var type: String?
        try skipSpaces()
        if cursor.byte == UInt8(ascii: ":") {
            cursor.step()
            try cursor.skipBlanks()
            let text = try cursor.typeText()
            role.isOptional = try isOptional(text)
            type = text
        }
        let (end, isNextLine) = (cursor.end, try cursor.skipBlanks())
        switch cursor.byte {
        case UInt8(ascii: "="):
            cursor.step()
            role.hasValue = true
            try cursor.skipValue()
        case UInt8(ascii: "{"):
            role.isComputed = try !areObservers()
            try cursor.skipBrackets()
        default:
            let isOver = isNextLine || cursor.byte == UInt8(ascii: "}")
            guard type != nil, isOver, try cursor.mayBeginDeclaration() else { throw Unsure() }
            return WrittenProperty(place: NamedPlace(name: name, start: head.start, end: end), type: type, role: role)
        }
        return WrittenProperty(
            place: NamedPlace(name: name, start: head.start, end: cursor.end),
            type: type,
            role: role
        )
    }

    private mutating func skipSpaces() throws(Unsure) {
        if try cursor.skipBlanks(), cursor.byte == UInt8(ascii: ":") { throw Unsure() }
    }

    /// Returns true if the type is an optional. A question mark after a function type or `any P` may belong to a part
    /// of it.
    private func isOptional(_ type: String) throws(Unsure) -> Bool {
        guard type.hasSuffix("?") else { return false }
        if type.isOneBracket { return true }
        if type.contains("->") || type.contains(" ") || type.contains("&") { throw Unsure() }
        return true
    }

    /// Returns true if the next block observes a stored property.
    private func areObservers() throws(Unsure) -> Bool {
        var ahead = cursor
        ahead.step()
        try ahead.skipBlanks()
        if ahead.byte == UInt8(ascii: "@") || ahead.byte == UInt8(ascii: "#") { throw Unsure() }
        guard ahead.byte.isOfWord else { return false }
        return ["willSet", "didSet"].contains(ahead.text(try ahead.word()))
    }
}

extension String {
    /// True for brackets followed by question marks: `(any JarView)?`, but not `(Int) -> (Int)?`.
    fileprivate var isOneBracket: Bool {
        var depth = 0
        for (position, byte) in utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth == 0 { return position > 0 && utf8.dropFirst(position + 1).allSatisfy { $0 == UInt8(ascii: "?") } }
        }
        return false
    }
}
