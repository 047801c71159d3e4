extension SwiftIdentifier {
    /// Returns the name of a variable or function: the leading capitals become lowercase, except for the last of a run
    /// that begins a word.
    ///
    /// For example: `RecipeDetails` is `recipeDetails`, `URLDetails` is `urlDetails`, `HTML` is `html`.
    public static func lowerCamelCase(_ name: String) -> String {
        if var letters = name.asciiLetters {
            let lowered = small(of: letters.prefix { $0.isCapital }.count, in: letters, isSmall: \.isSmall)
            for position in 0..<lowered { letters[position] |= 0x20 }
            return String(decoding: letters, as: UTF8.self)
        }
        let letters = Array(name)
        let lowered = small(of: letters.prefix { $0.isUppercase }.count, in: letters, isSmall: \.isLowercase)
        return letters.prefix(lowered).map { $0.lowercased() }.joined() + String(letters.dropFirst(lowered))
    }

    /// Returns the number of leading capitals to lowercase. The last of several belongs to the next word, if there is
    /// one.
    private static func small<Letter>(of capitals: Int, in letters: [Letter], isSmall: (Letter) -> Bool) -> Int {
        guard capitals > 1, capitals < letters.count, isSmall(letters[capitals]) else { return capitals }
        return capitals - 1
    }

    /// Returns the name of a type: the first letter becomes a capital.
    ///
    /// For example: `cart` is `Cart`, `goToURL` is `GoToURL`.
    public static func upperCamelCase(_ name: String) -> String {
        if var letters = name.asciiLetters {
            guard let first = letters.first, first.isSmall else { return name }
            letters[0] = first & ~0x20
            return String(decoding: letters, as: UTF8.self)
        }
        guard let first = name.first else { return name }
        return first.uppercased() + name.dropFirst()
    }
}

extension String {
    /// The bytes of an ASCII text, which are many times faster to process than characters; `nil` for other texts.
    fileprivate var asciiLetters: [UInt8]? {
        let letters = Array(utf8)
        return letters.allSatisfy { $0 < 0x80 } ? letters : nil
    }

    /// True if it begins with a capital, as types do.
    public var beginsWithCapital: Bool {
        guard let letter = utf8.first else { return false }
        return letter < 0x80 ? letter.isCapital : self[startIndex].isUppercase
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
    fileprivate var isSmall: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
