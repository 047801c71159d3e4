import ViperRuntime

/// A descriptor as people read it: its type and its values.
struct DescriptorText: CustomStringConvertible {
    /// For example: `RecipeDetailsDescriptor`.
    let type: String
    /// For example: `recipeID: "1"`.
    let values: [String]

    /// The longest text of one value, in characters.
    private static let longestValue = 200

    init(_ descriptor: Any) {
        type = String(describing: Swift.type(of: descriptor))
        values = Mirror(reflecting: descriptor).children.map { child in
            let text = String(reflecting: child.value)
            let isLong = text.count > Self.longestValue
            return "\(child.label ?? "_"): \(isLong ? text.prefix(Self.longestValue) + "…" : text)"
        }
    }

    /// What the descriptor names. For example: `RecipeDetails`.
    var name: String {
        let suffix = "Descriptor"
        return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
    }

    /// For example: `RecipeDetailsDescriptor(recipeID: "1")`.
    var description: String { "\(type)(\(values.joined(separator: ", ")))" }
}
