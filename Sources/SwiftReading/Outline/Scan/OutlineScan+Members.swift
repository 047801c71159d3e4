extension OutlineScan {
    mutating func readMembers(of block: inout MemberBlock, isInPrivateExtension: Bool) throws(Unsure) {
        let outer = conditions
        try cursor.skipBlanks()
        if cursor.byte != UInt8(ascii: "}") { block.firstMember = cursor.position }
        while cursor.byte != UInt8(ascii: "}") {
            if cursor.isAtEnd { throw Unsure() }
            if try !passDirective() {
                try readMember(of: &block, isInPrivateExtension: isInPrivateExtension)
            }
            try cursor.skipBlanks()
            if conditions < outer { throw Unsure() }
        }
        if conditions != outer { throw Unsure() }
        block.closing = cursor.position
        cursor.step()
    }

    private mutating func readMember(of block: inout MemberBlock, isInPrivateExtension: Bool) throws(Unsure) {
        let head = try cursor.head()
        switch head.keyword {
        case "func": block.add(try function(head), isInPrivateExtension: isInPrivateExtension)
        case "init": block.add(try initializer(head), isPrivate: head.isPrivate)
        case "var", "let": try block.add(property(head))
        case "case": block.cases.formUnion(try cases())
        case "deinit":
            try cursor.skipBlanks()
            try skipBody()
        case "typealias":
            _ = try name()
            try cursor.skipValue()
        case "class", "struct", "enum", "actor", "protocol": try skipType()
        default: throw Unsure()
        }
    }

    mutating func skipBody() throws(Unsure) {
        if cursor.byte != UInt8(ascii: "{") { throw Unsure() }
        try cursor.skipBrackets()
    }

    /// Skips a nested type, of which nothing is collected.
    private mutating func skipType() throws(Unsure) {
        _ = try name()
        try cursor.skipBlanks()
        while cursor.byte != UInt8(ascii: "{") {
            switch cursor.byte {
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: ">"),
                UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "~"):
                cursor.step()
            default: if try cursor.word().isEmpty { throw Unsure() }
            }
            try cursor.skipBlanks()
        }
        try cursor.skipBrackets()
    }

    private mutating func cases() throws(Unsure) -> [String] {
        var names: [String] = []
        repeat {
            if !names.isEmpty { cursor.step() }
            names.append(try name())
            if cursor.byte == UInt8(ascii: "(") { try cursor.skipBrackets() }
            if cursor.byte == UInt8(ascii: " "), cursor.byte(at: 1) == UInt8(ascii: "=") {
                cursor.step()
                cursor.step()
                try cursor.skipBlanks()
                if cursor.byte == UInt8(ascii: "\"") {
                    try cursor.skipString()
                } else if try cursor.word().isEmpty {
                    throw Unsure()
                }
            }
        } while cursor.byte == UInt8(ascii: ",")
        return names
    }
}
