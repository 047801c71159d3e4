/// Text is processed scalar by scalar, never by `Character`: a `<` after U+0D4E, a `'` before U+0301 and a carriage
/// return before a line feed are each part of a `Character` that is equal to none of them, but every other program
/// still reads them.
extension String {
    /// Returns the text with some scalars replaced.
    ///
    /// - Parameter change: returns `nil` for a scalar that stays as it is.
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

    /// Returns the text with an ASCII mark replaced.
    public func replacingScalar(_ mark: Unicode.Scalar, with text: String) -> String {
        changingScalars { $0 == mark ? text : nil }
    }
}

extension StringProtocol {
    /// Returns true if the bytes of the text occur in this one, whatever is next to them.
    public func containsBytes(of text: String) -> Bool { utf8.contains(text.utf8) }
}

extension UInt8 {
    /// True for a letter, a digit, an underscore, or part of a non-ASCII character.
    @inlinable public var isWordByte: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
            || self == UInt8(ascii: "_") || self >= 0x80
    }
}
