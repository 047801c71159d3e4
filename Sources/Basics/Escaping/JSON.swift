extension Unicode.Scalar {
    /// As it has to stand in a string of JSON; `nil` for itself. JSON asks for the marks and the control characters of ASCII; the
    /// others could drive a terminal, break a line of JavaScript, turn the text around or be taken for a byte order mark.
    public var inJSON: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        case "\u{2028}", "\u{2029}", "\u{FEFF}": "\\u\(hexadecimal(digits: 4))"
        case _ where isControl || turnsText: "\\u\(hexadecimal(digits: 4))"
        default: nil
        }
    }
}
