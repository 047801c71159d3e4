import ProjectModel
import SwiftReading

extension String {
    /// The checked name as code has to spell it in that place.
    func spelled(_ role: SwiftIdentifier.Role) -> String {
        SwiftIdentifier.spelled(self, as: role)
    }

    /// For example: `RecipeDetails` is `recipeDetails`.
    var lowerCamelCase: String { SwiftIdentifier.lowerCamelCase(self) }

    /// For example: `cart` is `Cart`.
    var upperCamelCase: String { SwiftIdentifier.upperCamelCase(self) }

    /// The text as a Swift string literal.
    var swiftLiteral: String { SwiftStringLiteral.quoting(self) }

    /// A name as people say it. For example: `RecipeDetails` is `Recipe Details`, `PassportQRScan` is `Passport QR Scan`.
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

    /// Whether a capital comes after a small letter, or is the last of several and has a word behind it: not the `s` of `IDs`.
    private func beginsWord(_ letters: [Character], _ position: Int) -> Bool {
        guard letters[position - 1].isUppercase else { return true }
        let rest = letters[(position + 1)...].prefix { $0.isLowercase }
        return !rest.isEmpty && rest != ["s"]
    }
}
