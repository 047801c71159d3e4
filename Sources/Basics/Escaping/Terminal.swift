extension String {
    /// For a line that people read: what can't be seen is written as Swift has it. For example: `\u{1b}`.
    public var onOneLine: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
        return changingScalars { $0.isUnseen ? "\\u{\($0.hexadecimal())}" : nil }
    }

    /// For lines that people read, or other programs: nothing in them drives a terminal.
    public var onTerminal: String {
        if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) { return self }
        return changingScalars { scalar in
            scalar.isControl && scalar != "\n" && scalar != "\t" ? "\\u{\(scalar.hexadecimal())}" : nil
        }
    }
}
