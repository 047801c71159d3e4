/// What a template may expect of its values.
///
/// For example: `["name": .text, "isPublic": .flag, "scenes": .list(["name": .text])]`.
///
/// A shape that holds itself has a name: `.recursive("Folder", ["name": .text, "folders": .list(.reference("Folder"))])`.
public indirect enum TemplateShape: Equatable, Sendable {
    case text
    case flag
    case list(TemplateShape)
    case fields(TemplateFields<TemplateShape>)
    /// The shape, which `.reference` with the same name means inside of it.
    case recursive(String, TemplateShape)
    case reference(String)
}

extension TemplateShape: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, TemplateShape)...) {
        self = .fields(TemplateFields(elements))
    }
}
