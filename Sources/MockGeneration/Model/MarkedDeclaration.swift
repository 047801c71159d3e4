/// A declaration with the annotation for mocks that isn't the protocol's own.
///
/// For example: `// sourcery: AutoMockable` above `extension RecipeRepository {}`, which Sourcery reads, too.
struct MarkedDeclaration: Hashable, Sendable {
    enum Kind: String, Sendable {
        case `struct`, `class`, `enum`, actor, `extension`

        /// The kind with its article.
        var phrase: String { [.enum, .actor, .extension].contains(self) ? "an \(rawValue)" : "a \(rawValue)" }
    }

    var kind: Kind
    /// The name as code spells it; the whole path for an extension. For example: `Kitchen.Oven`.
    var name: String
    var mark: MockMark
    var place: Place

    /// The last part of the name: `Oven` for `Kitchen.Oven`.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Returns true if this is an extension of the protocol.
    func extends(_ model: ProtocolModel) -> Bool {
        kind == .extension && ("." + model.spelledPath).hasSuffix("." + name)
    }
}
