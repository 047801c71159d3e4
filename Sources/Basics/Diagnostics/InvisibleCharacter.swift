/// A character that looks like a space, or like nothing at all. It usually comes from copied text.
///
/// For example: `InvisibleCharacter.first(in: "Cart\u{200B}")?.name` is `U+200B (zero width space)`.
public struct InvisibleCharacter: Hashable, Sendable {
    public let scalar: Unicode.Scalar
    /// The position in the text, counted in Unicode scalars from 0.
    public let offset: Int

    /// Returns the first one in the text. ASCII control characters don't count.
    public static func first(in text: String) -> InvisibleCharacter? {
        // Nearly all text is ASCII, and Unicode's tables are slow.
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        for (offset, scalar) in text.unicodeScalars.enumerated() where isInvisible(scalar) {
            return InvisibleCharacter(scalar: scalar, offset: offset)
        }
        return nil
    }

    /// Returns the text with each kind of space replaced by a plain one, and all other invisible characters removed.
    ///
    /// For example: `title:\u{A0}String` gives `title: String`.
    public static func removed(from text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if !isInvisible(scalar) { result.append(scalar) } else if isSpace(scalar) { result.append(" ") }
        }
        return String(result)
    }

    /// True if it is as wide as a space.
    public var isSpace: Bool { Self.isSpace(scalar) }

    /// For example: `U+00A0 (no-break space)`.
    public var name: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return scalar.properties.name.map { "\(code) (\($0.lowercased()))" } ?? code
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        guard !scalar.isASCII else { return false }
        return isSpace(scalar) || scalar.properties.generalCategory == .format
            || scalar.properties.isDefaultIgnorableCodePoint
    }
}
