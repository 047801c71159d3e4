extension Unicode.Scalar {
    /// The escaped form in a JSON string; `nil` if the scalar stays as it is. JSON requires it for quotes, backslashes
    /// and ASCII control characters; others could drive a terminal, break a line of JavaScript, reverse the text or be
    /// taken for a byte order mark.
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
