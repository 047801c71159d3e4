/// The shape of the values that a template can use.
///
/// For example: `["name": .text, "isPublic": .flag, "scenes": .list(["name": .text])]`.
public indirect enum TemplateShape: Equatable, Sendable {
    case text
    case flag
    case code
    case list(TemplateShape)
    case fields(TemplateFields<TemplateShape>)
}

extension TemplateShape: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, TemplateShape)...) {
        self = .fields(TemplateFields(elements))
    }
}
