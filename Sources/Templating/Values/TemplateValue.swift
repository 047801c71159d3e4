/// What a template is rendered with: a tree of text, flags, code, lists and named fields.
///
/// For example: `["name": "Recipes", "isPublic": true, "scenes": [["name": "RecipeList"], ["name": "RecipeDetails"]]]`.
public enum TemplateValue: Equatable, Sendable {
    /// Rendered as it is; as a section, true when not empty.
    case text(String)
    /// A condition; it has no text of its own.
    case flag(Bool)
    /// Laid out where it is rendered; as a condition, true when not empty. Without lines, it leaves no line behind that holds
    /// nothing else.
    case code([TemplateCode])
    /// A section on it is rendered once for each item.
    case list([TemplateValue])
    /// A section on it is rendered once, with the fields in reach.
    case fields(TemplateFields<TemplateValue>)
    /// The same, with fields that are computed when they are asked for.
    case object(TemplateObject)
}

extension TemplateValue: ExpressibleByStringInterpolation {
    @inlinable
    public init(stringLiteral value: String) { self = .text(value) }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    @inlinable
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    @inlinable
    public init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    @inlinable
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .fields(TemplateFields(elements))
    }
}
