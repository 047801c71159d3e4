extension CodeCursor {
    private static let mostAngles = 16
    private static let longestType = 2000

    /// Reads a type on one line.
    mutating func typeText() throws(Unsure) -> String {
        let start = position
        var angles = 0
        scan: while position < source.count {
            switch source[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["): try skipBrackets()
            case UInt8(ascii: "<"):
                angles += 1
                if angles > Self.mostAngles { throw Unsure() }
                step()
            case UInt8(ascii: ">"):
                if source[position - 1] != UInt8(ascii: "-") { angles -= 1 }
                step()
            case UInt8(ascii: ",") where angles == 0: break scan
            case UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\n"),
                UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "/"):
                break scan
            case UInt8(ascii: " "): skipSpaces()
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "-"),
                UInt8(ascii: "@"), UInt8(ascii: ","):
                step()
            default: if try word().isEmpty { throw Unsure() }
            }
        }
        let text = text(start..<max(start, end))
        // Comments, several lines in brackets, variadics.
        let isPlain = !text.isEmpty && !text.utf8.contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x2F }
        guard isPlain, angles == 0, !text.hasSuffix("..."), end - start <= Self.longestType, try !goesOn() else {
            throw Unsure()
        }
        return text
    }

    /// Returns true if the type may continue on the next line.
    private func goesOn() throws(Unsure) -> Bool {
        var ahead = self
        guard try ahead.skipBlanks() else { return false }
        return [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "<")]
            .contains(ahead.byte)
    }
}
