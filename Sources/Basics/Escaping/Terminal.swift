extension String {
    /// The text on one line for people, with invisible characters escaped as in Swift. For example: `\u{1b}`.
    public var onOneLine: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return changingScalars { $0.isUnseen ? "\\u{\($0.hexadecimal())}" : nil }
    }

    /// The text as lines for people or other programs; nothing in them drives a terminal.
    public var onTerminal: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return self }
        return changingScalars { scalar in
            scalar.isControl && scalar != "\n" && scalar != "\t" ? "\\u{\(scalar.hexadecimal())}" : nil
        }
    }
}
