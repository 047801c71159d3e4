/// Checks a fragment's characters before any parser sees it, to bound the parser's time and stack.
enum FragmentScan {
    static let maximumLength = 1_000
    static let maximumNesting = 16
    /// The deepest nesting of square brackets. The parser tries each `[` of a type as two kinds of arrays, so its time
    /// doubles with each level.
    static let maximumSquareNesting = 6

    /// Returns the first thing that no fragment may hold. `noun` names the fragment: "type", "expression".
    static func problem(in text: String, noun: String) -> SwiftReadingProblem? {
        var nesting = Nesting()
        var isEmpty = true
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            if offset == maximumLength { return tooLong(noun, at: offset) }
            if scalar != " " { isEmpty = false }
            if let message = reason(against: scalar, noun: noun) { return SwiftReadingProblem(message, at: offset) }
            nesting.read(scalar)
            if nesting.depth > maximumNesting || nesting.squareDepth > maximumSquareNesting {
                return tooDeep(noun, at: offset)
            }
        }
        return isEmpty ? SwiftReadingProblem("the \(noun) is empty") : nil
    }

    static func tooDeep(_ noun: String, at offset: Int = 0) -> SwiftReadingProblem {
        SwiftReadingProblem("the \(noun) is nested too deeply", at: offset)
    }

    private static func tooLong(_ noun: String, at offset: Int) -> SwiftReadingProblem {
        SwiftReadingProblem("the \(noun) is longer than \(maximumLength) characters", at: offset)
    }

    private static func reason(against scalar: Unicode.Scalar, noun: String) -> String? {
        switch scalar.value {
        case 0x20..<0x7F: nil
        case 0x0A, 0x0D: "the \(noun) must be on one line"
        case 0x00..<0x20, 0x7F..<0xA0: "the \(noun) holds the control character \(scalar.codePoint)"
        default:
            scalar.isBidirectionalControl
                ? "the \(noun) holds \(scalar.codePoint), which makes text read differently from what it is" : nil
        }
    }
}

/// The depth of brackets at a place in a text. A closing bracket without an opening one is ignored, as in parsers.
private struct Nesting {
    private var closers: [Unicode.Scalar] = []
    private var angles = 0
    private var last: Unicode.Scalar = " "

    var depth: Int { closers.count + angles }
    private(set) var squareDepth = 0

    mutating func read(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "(": closers.append(")")
        case "[":
            closers.append("]")
            squareDepth += 1
        case "{": closers.append("}")
        case "<": angles += 1
        case ">" where last != "-": angles = max(0, angles - 1)
        case closers.last:
            closers.removeLast()
            if scalar == "]" { squareDepth -= 1 }
        default: break
        }
        last = scalar
    }
}
