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

    /// A name as people say it. For example: `RecipeDetails` is `Recipe Details`.
    var spacedOut: String {
        var words = ""
        var previous: Character?
        for character in self {
            if character.isUppercase, let previous, !previous.isUppercase { words.append(" ") }
            words.append(character)
            previous = character
        }
        return words
    }
}
