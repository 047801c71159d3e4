extension String {
    /// Returns the checked name as it has to be spelled in that place.
    func spelled(_ role: SwiftIdentifier.Role) -> String {
        SwiftIdentifier.spelled(self, as: role)
    }

    /// The name with a lower-case first word. For example: `recipeDetails` for `RecipeDetails`.
    var lowerCamelCase: String { SwiftIdentifier.lowerCamelCase(self) }

    /// The name with an upper-case first letter. For example: `Cart` for `cart`.
    var upperCamelCase: String { SwiftIdentifier.upperCamelCase(self) }

    /// The text as a Swift string literal.
    var swiftLiteral: String { SwiftStringLiteral.quoting(self) }

    /// The name as words. For example: `Recipe Details` for `RecipeDetails`, `Passport QR Scan` for `PassportQRScan`.
    var spacedOut: String {
        var words = ""
        let letters = Array(self)
        for (position, letter) in letters.enumerated() {
            let endsRun = position > 0 && letter.isUppercase && beginsWord(letters, position)
            if endsRun { words.append(" ") }
            words.append(letter)
        }
        return words
    }

    /// Returns true for a capital after a small letter or, of several, the last before a word (not the `s` of `IDs`).
    private func beginsWord(_ letters: [Character], _ position: Int) -> Bool {
        guard letters[position - 1].isUppercase else { return true }
        let rest = letters[(position + 1)...].prefix { $0.isLowercase }
        return !rest.isEmpty && rest != ["s"]
    }
}
