import SwiftSyntax

/// The types in Swift sources and the names of their members, as declared for other code.
public struct DeclaredInterface: Hashable, Sendable {
    /// The types by name, with their enclosing types. For example: `GalleryViewModel.ImageListData`. Extensions count
    /// as parts of their type.
    public var types: [String: DeclaredType] = [:]

    public init() {}

    /// Reads a whole file as UTF-8.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> DeclaredInterface {
        var reader = InterfaceReader()
        reader.read(try SwiftTree.read(source).statements)
        return reader.interface
    }

    /// Adds the types of another file.
    public mutating func merge(_ other: DeclaredInterface) {
        types.merge(other.types) { $0.merged(with: $1) }
    }
}

/// A type with its extensions.
public struct DeclaredType: Hashable, Sendable {
    /// The keyword. For example: `protocol`; empty if only extensions are known.
    public var keyword = ""
    /// The last components of the names of types that it inherits from or conforms to.
    public var inherited: Set<String> = []
    /// The names of its declaration's attributes. For example: `Observable`.
    public var attributes: Set<String> = []
    /// The members that aren't private, without a protocol's requirements. For example: `fetchRecipe(id:)`.
    public var members: Set<String> = []

    public var isDeclared: Bool { !keyword.isEmpty }

    func merged(with other: DeclaredType) -> DeclaredType {
        DeclaredType(
            keyword: keyword.isEmpty ? other.keyword : keyword,
            inherited: inherited.union(other.inherited),
            attributes: attributes.union(other.attributes),
            members: members.union(other.members)
        )
    }
}
