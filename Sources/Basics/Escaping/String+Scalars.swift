/// Text is looked at scalar by scalar, never character by character: a `<` behind U+0D4E, a `'` in front of U+0301 and a carriage
/// return in front of a line feed are each part of one `Character` that is equal to none of them, while every other program still
/// reads them.
extension String {
    /// The text with something else in place of some scalars.
    ///
    /// - Parameter change: returns `nil` for what stays as it is.
    public func changingScalars(_ change: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = change(scalar) {
                result.append(contentsOf: text.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// For marks of ASCII.
    public func replacingScalar(_ mark: Unicode.Scalar, with text: String) -> String {
        changingScalars { $0 == mark ? text : nil }
    }
}

extension StringProtocol {
    /// Whether the text is somewhere in this one, whatever stands around it.
    public func containsBytes(of text: String) -> Bool { utf8.contains(text.utf8) }
}

extension UInt8 {
    /// A letter, a digit, an underscore, or part of what isn't ASCII.
    public var isWordByte: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
            || self == UInt8(ascii: "_") || self >= 0x80
    }
}
