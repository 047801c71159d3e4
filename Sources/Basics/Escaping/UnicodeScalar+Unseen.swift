extension Unicode.Scalar {
    /// True if it is invisible and drives a terminal, breaks a line or changes the order of the text around it.
    public var isUnseen: Bool {
        // Nearly all text is ASCII, and Unicode's tables are slow.
        if isASCII { return isControl }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// True for ASCII control characters, and for those above that old terminals obey.
    public var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

    /// True if it changes the direction of the text that follows.
    public var turnsText: Bool {
        switch value {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Returns its number with leading zeros.
    public func hexadecimal(digits: Int = 1, uppercase: Bool = false) -> String {
        let number = String(value, radix: 16, uppercase: uppercase)
        return String(repeating: "0", count: max(0, digits - number.count)) + number
    }
}
