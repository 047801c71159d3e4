extension Unicode.Scalar {
    /// Whether it drives a terminal, breaks a line or changes the order of what stands beside it, and can't be seen itself.
    public var isUnseen: Bool {
        // Nearly all text is ASCII, and Unicode's tables are slow.
        if isASCII { return isControl }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Of ASCII, and those above it that old terminals obey.
    public var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

    /// Whether it makes what follows be shown from right to left, or from left to right again.
    public var turnsText: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Its number, with zeros before it.
    public func hexadecimal(digits: Int = 1, uppercase: Bool = false) -> String {
        let number = String(value, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, digits - number.count)) + number
    }
}
