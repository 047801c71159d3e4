extension SwiftIdentifier {
    /// The name as a variable or function has it: its leading capitals become small, up to the last of a run that begins a word.
    ///
    /// For example: `RecipeDetails` is `recipeDetails`, `URLDetails` is `urlDetails`, `HTML` is `html`.
    public static func lowerCamelCase(_ name: String) -> String {
        let letters = Array(name)
        let capitals = letters.prefix { $0.isUppercase }.count
        let lowered: Int
        if capitals > 1, capitals < letters.count, letters[capitals].isLowercase {
            lowered = capitals - 1
        } else {
            lowered = capitals
        }
        return letters.prefix(lowered).map { $0.lowercased() }.joined() + String(letters.dropFirst(lowered))
    }

    /// The name as a type has it: its first letter becomes a capital.
    ///
    /// For example: `cart` is `Cart`, `goToURL` is `GoToURL`.
    public static func upperCamelCase(_ name: String) -> String {
        guard let first = name.first else { return name }
        return first.uppercased() + name.dropFirst()
    }
}
