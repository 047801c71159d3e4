extension OutlineScan {
    /// Reads a line with `#if` or the like, or a macro: `#Preview { … }`.
    mutating func passDirective() throws(Unsure) -> Bool {
        guard cursor.byte == UInt8(ascii: "#") else { return false }
        cursor.step()
        switch cursor.text(try cursor.word()) {
        case "if":
            conditions += 1
            try passCondition()
        case "elseif": try passCondition()
        case "else": break
        case "endif":
            conditions -= 1
            if conditions < 0 { throw Unsure() }
        case "": throw Unsure()
        default:
            if cursor.byte == UInt8(ascii: "(") { try cursor.skipBrackets() }
            try cursor.skipBlanks()
            if cursor.byte == UInt8(ascii: "{") { try cursor.skipBrackets() }
        }
        return true
    }

    /// Reads the condition after `#if`: names, calls and operators on one line.
    private mutating func passCondition() throws(Unsure) {
        var isOpen = true
        while true {
            var ahead = cursor
            if try ahead.skipBlanks() || ahead.isAtEnd { break }
            cursor = ahead
            switch cursor.byte {
            case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "="):
                cursor.step()
                isOpen = true
            case UInt8(ascii: "!") where isOpen, UInt8(ascii: ".") where !isOpen: cursor.step()
            case UInt8(ascii: "("):
                try cursor.skipBrackets()
                isOpen = false
            default:
                // Behind an operand that would be a declaration.
                let isPart = cursor.position > 0 && cursor.source[cursor.position - 1] == UInt8(ascii: ".")
                guard isOpen || isPart, try !cursor.word().isEmpty else { throw Unsure() }
                isOpen = false
            }
        }
        if isOpen { throw Unsure() }
    }
}
