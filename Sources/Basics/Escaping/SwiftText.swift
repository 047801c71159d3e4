extension String {
    /// The text between the quotes of a single-line Swift string literal.
    public var inSwiftLiteral: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            return self
        }
        return changingScalars { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.isUnprintable: "\\u{\(scalar.hexadecimal(uppercase: true))}"
            default: nil
            }
        }
    }

    /// The text in a `//` comment.
    public var inSwiftComment: String { changingScalars { $0.isUnseen ? "?" : nil } }
}

extension Unicode.Scalar {
    /// True if it would be invisible in documentation, or drive a terminal. Joiners are allowed: they are part of words
    /// and emoji.
    public var isUnprintable: Bool {
        if isASCII { return (value < 0x20 && self != "\n" && self != "\t") || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: true
        case .format: ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
        default: false
        }
    }
}
