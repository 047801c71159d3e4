/// The values for rendering a template: a tree of text, flags, code, lists and named fields.
///
/// For example: `["name": "Recipes", "isPublic": true, "scenes": [["name": "RecipeList"], ["name": "RecipeDetails"]]]`.
public enum TemplateValue: Equatable, Sendable {
    /// Text that is rendered as it is; as a section, true if not empty.
    case text(String)
    /// A condition, without text of its own.
    case flag(Bool)
    /// Code that is laid out where it is rendered; as a condition, true if not empty. If it is empty, a line that
    /// holds nothing else is removed.
    case code([TemplateCode])
    /// A list, whose section is rendered once for each item.
    case list([TemplateValue])
    /// Fields, whose section is rendered once with them in scope.
    case fields(TemplateFields<TemplateValue>)
    /// Fields that are computed on access.
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
