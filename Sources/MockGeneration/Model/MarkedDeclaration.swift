/// Something that has the annotation which asks for a mock, and isn't a protocol's own declaration.
///
/// For example: `// sourcery: AutoMockable` above `extension RecipeRepository {}`, as Sourcery reads it, too.
struct MarkedDeclaration: Hashable, Sendable {
    enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, actor, `extension`

        /// With its article.
        var phrase: String { [.enum, .actor, .extension].contains(self) ? "an \(rawValue)" : "a \(rawValue)" }
    }

    var kind: Kind
    /// As code spells it; of an extension the whole path that it names. For example: `Kitchen.Oven`.
    var name: String
    var mark: MockMark
    var place: Place

    /// `Oven` of `Kitchen.Oven`.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Whether this is an extension of the protocol.
    func extends(_ model: ProtocolModel) -> Bool {
        kind == .extension && ("." + model.spelledPath).hasSuffix("." + name)
    }
}
