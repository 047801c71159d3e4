extension Unicode.Scalar {
    /// Returns the reason why the scalar can't be in an identifier; `nil` if it can.
    func reasonAgainstIdentifier(atStart: Bool) -> String? {
        if isASCII { return asciiReason(atStart: atStart) }
        if isInvisible { return "the invisible character \(codePoint) can't be part of a name" }
        if !isIdentifierContinuation { return "'\(self)' (\(codePoint)) can't be part of a name" }
        if atStart, isCombiningForIdentifiers { return "a name can't begin with the combining mark \(codePoint)" }
        return nil
    }

    /// True if it is invisible, or changes how its neighbours are shown.
    var isInvisible: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    /// True if it reorders the text around it, so that a reader sees other code than the compiler.
    var isBidirectionalControl: Bool { properties.isBidiControl }

    /// The code point, for scalars that can't be shown. For example: `U+200B`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    private func asciiReason(atStart: Bool) -> String? {
        switch self {
        case "a"..."z", "A"..."Z", "_": nil
        case "0"..."9": atStart ? "a name can't begin with a digit" : nil
        case " ": "a name can't contain a space"
        case "`": "write the name without back-ticks; they are added where Swift needs them"
        case "\u{0}"..."\u{1F}", "\u{7F}": "the control character \(codePoint) can't be part of a name"
        default: "'\(self)' can't be part of a name"
        }
    }

    /// True in the ranges of Annex X.1 of WG14's N1518, which the Swift lexer accepts in identifiers, except invisible
    /// ones.
    private var isIdentifierContinuation: Bool {
        switch value {
        case 0xA8, 0xAA, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040, 0x2054, 0x2070...0x218F,
            0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
            0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
            0x10000...0xEFFFD:
            value & 0xFFFE != 0xFFFE
        default: false
        }
    }

    /// True in the ranges of Annex X.2 of N1518, which may be in an identifier but not at its start.
    private var isCombiningForIdentifiers: Bool {
        switch value {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }
}

extension String {
    /// True if the text is in Unicode's normalization form C.
    var isComposed: Bool {
        if utf8.allSatisfy({ $0 < 0x80 }) { return true }
        return composed.unicodeScalars.elementsEqual(unicodeScalars)
    }
}
