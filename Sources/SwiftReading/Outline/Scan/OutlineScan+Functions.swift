extension OutlineScan {
    mutating func initializer(_ head: DeclarationHead) throws(Unsure) -> DeclaredInitializer {
        if cursor.byte == UInt8(ascii: "?") || cursor.byte == UInt8(ascii: "!") { cursor.step() }
        let clause = try parameterClause()
        _ = try effects()
        let opening = cursor.position + 1
        try skipBody()
        return DeclaredInitializer(
            parameters: clause.parameters.map { parameter in
                DeclaredInitializer.Parameter(
                    label: parameter.label,
                    start: parameter.start,
                    end: parameter.end,
                    hasDefault: parameter.hasDefault
                )
            },
            isConvenience: head.modifiers.contains("convenience"),
            start: head.start,
            parameterClause: clause.range,
            bodyOpening: opening
        )
    }

    /// Reads a function with its body.
    mutating func function(_ head: DeclarationHead) throws(Unsure) -> WrittenFunction {
        try cursor.skipBlanks()
        let offset = cursor.position
        let name = try name()
        let clause = try parameterClause()
        let effects = try effects()
        try skipBody()
        return WrittenFunction(
            name: name,
            parameters: clause.parameters.map { ($0.label, $0.type, $0.hasDefault) },
            result: effects.result,
            isAsync: effects.isAsync,
            canThrow: effects.canThrow,
            modifiers: head.modifiers,
            offset: offset
        )
    }

    private typealias Parameter = (label: String, type: String, start: Int, end: Int, hasDefault: Bool)

    private mutating func parameterClause() throws(Unsure) -> (parameters: [Parameter], range: Range<Int>) {
        if cursor.byte != UInt8(ascii: "(") { throw Unsure() }
        cursor.step()
        let start = cursor.position
        var parameters: [Parameter] = []
        try cursor.skipBlanks()
        while cursor.byte != UInt8(ascii: ")") {
            parameters.append(try parameter())
            try cursor.skipBlanks()
            if cursor.byte == UInt8(ascii: ",") {
                cursor.step()
                try cursor.skipBlanks()
            } else if cursor.byte != UInt8(ascii: ")") {
                throw Unsure()
            }
        }
        let range = start..<cursor.position
        cursor.step()
        return (parameters, range)
    }

    private mutating func parameter() throws(Unsure) -> Parameter {
        let start = cursor.position
        let label = try name()
        try cursor.skipBlanks()
        if cursor.byte != UInt8(ascii: ":") {
            _ = try name()
            try cursor.skipBlanks()
        }
        if cursor.byte != UInt8(ascii: ":") { throw Unsure() }
        cursor.step()
        try cursor.skipBlanks()
        let type = try cursor.typeText()
        let hasDefault = cursor.byte == UInt8(ascii: "=")
        if hasDefault {
            cursor.step()
            try cursor.skipArgument()
        }
        return (label, type, start, cursor.end, hasDefault)
    }

    /// Reads up to the brace of the body.
    private mutating func effects() throws(Unsure) -> (isAsync: Bool, canThrow: Bool, result: String?) {
        var (isAsync, canThrow, result) = (false, false, String?.none)
        try cursor.skipBlanks()
        while cursor.byte != UInt8(ascii: "{") {
            if cursor.byte == UInt8(ascii: "-"), cursor.byte(at: 1) == UInt8(ascii: ">"), result == nil {
                cursor.step()
                cursor.step()
                try cursor.skipBlanks()
                let text = try cursor.typeText()
                if text.contains(" where ") || text.contains("some ") && text.contains("<") { throw Unsure() }
                result = text
            } else {
                switch cursor.text(try cursor.word()) {
                case "async" where result == nil: isAsync = true
                case "throws" where result == nil, "rethrows" where result == nil:
                    canThrow = true
                    if cursor.byte == UInt8(ascii: "(") { try cursor.skipBrackets() }
                default: throw Unsure()
                }
            }
            try cursor.skipBlanks()
        }
        return (isAsync, canThrow, result)
    }
}
