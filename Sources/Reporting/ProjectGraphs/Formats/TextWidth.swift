/// Estimates of the width of text, without measuring: fonts differ between systems.
enum TextWidth {
    static func pixels(_ text: String, size: Int) -> Int {
        text.unicodeScalars.reduce(0) { $0 + units(of: $1) } * size / 100
    }

    /// Returns the width in hundredths of the font's size.
    private static func units(of scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "i", "j", "l", ".", ",", ":", "'", "|", "I", "t", "f", "r", " ", "(", ")", "[", "]", "·": 40
        case "m", "w", "M", "W", "@", "%": 98
        case "A"..."Z": 76
        case "\u{0}"..."\u{7F}": 68
        case "\u{300}"..."\u{36F}": 0
        case "\u{1100}"...: 100
        default: 70
        }
    }
}
