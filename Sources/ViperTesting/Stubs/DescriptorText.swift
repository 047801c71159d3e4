import ViperRuntime

/// A descriptor as readable text: its type and its values.
struct DescriptorText: CustomStringConvertible {
    /// The name of the type. For example: `RecipeDetailsDescriptor`.
    let type: String
    /// The values with their names. For example: `recipeID: "1"`.
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

    /// The name of the scene or use case. For example: `RecipeDetails`.
    var name: String {
        let suffix = "Descriptor"
        return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
    }

    /// The whole text. For example: `RecipeDetailsDescriptor(recipeID: "1")`.
    var description: String { "\(type)(\(values.joined(separator: ", ")))" }
}
