/// Spells types for use outside of the type in which they are written.
struct ScopedNames {
    let index: AppIndex
    /// The type around them.
    let scope: String

    /// Returns the type for use outside. For example: `[SeatsDescriptor.Row]` for `[Row]` in `SeatsDescriptor`.
    func fromOutside(_ type: String) -> String {
        var result = ""
        var word = ""
        for character in type {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                // What a colon follows is a label.
                result += character == ":" && !type.hasPrefix("[") ? word : full(word, behind: result)
                result.append(character)
                word = ""
            }
        }
        return result + full(word, behind: result)
    }

    private func full(_ name: String, behind text: String) -> String {
        guard !name.isEmpty, text.last != ".", let full = index.resolve(name, in: scope), full.hasSuffix(".\(name)"),
            (scope + ".").hasPrefix(full.dropLast(name.count))
        else { return name }
        return full
    }
}
