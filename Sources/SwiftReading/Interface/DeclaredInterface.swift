import SwiftSyntax

/// What Swift sources declare for others: types, and the names of their members.
public struct DeclaredInterface: Hashable, Sendable {
    /// By name, with the types around it. For example: `GalleryViewModel.ImageListData`. An extension of a type counts as
    /// a part of it.
    public var types: [String: DeclaredType] = [:]

    public init() {}

    /// Reads a whole file, which is taken for UTF-8.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> DeclaredInterface {
        var reader = InterfaceReader()
        reader.read(try SwiftTree.read(source).statements)
        return reader.interface
    }

    /// The types of several files.
    public mutating func merge(_ other: DeclaredInterface) {
        types.merge(other.types) { $0.merged(with: $1) }
    }
}

/// A type with its extensions.
public struct DeclaredType: Hashable, Sendable {
    /// For example: `protocol`; empty where only extensions are known.
    public var keyword = ""
    /// Names of what it inherits from or conforms to, each the last part of what is written.
    public var inherited: Set<String> = []
    /// Names of the attributes of its declaration. For example: `Observable`.
    public var attributes: Set<String> = []
    /// Members that aren't private, without what a protocol only asks for. For example: `fetchRecipe(id:)`.
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
