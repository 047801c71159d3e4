import SwiftSyntax

/// What Swift sources declare for others: types and their members, as those see them who use them.
public struct DeclaredInterface: Hashable, Sendable {
    /// By name, with the types around it. For example: `GalleryViewModel.ImageListData`. An extension of a type counts as
    /// a part of it.
    public var types: [String: DeclaredType] = [:]

    public init() {}

    /// Reads a whole file, which is taken for UTF-8.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> DeclaredInterface {
        read(try SwiftTree.read(source))
    }

    static func read(_ tree: SourceFileSyntax) -> DeclaredInterface {
        var reader = InterfaceReader()
        reader.read(tree.statements)
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
    /// Those that aren't private.
    public var members: Set<DeclaredMember> = []

    /// Nothing of it is known.
    public static let unknown = DeclaredType()

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

/// A function, an initializer, a property or a case.
public struct DeclaredMember: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        /// `_` for none.
        public var label: String
        /// As it is written. For example: `@escaping () -> Void`.
        public var type: String
        public var hasDefault: Bool

        public init(label: String, type: String, hasDefault: Bool) {
            self.label = label
            self.type = type
            self.hasDefault = hasDefault
        }
    }

    /// `init` of an initializer.
    public var name: String
    /// `nil` of a property.
    public var parameters: [Parameter]?
    /// What a function returns, or a property's type, as it is written; empty for none.
    public var result = ""
    public var isAsync = false
    public var canThrow = false
    /// Stands in a protocol itself.
    public var isRequirement = false
    /// A case of an enumeration.
    public var isCase = false
    /// An initializer that may give `nil`.
    public var isFailable = false

    public init(name: String, parameters: [Parameter]? = nil, result: String = "") {
        self.name = name
        self.parameters = parameters
        self.result = result
    }

    /// For example: `fetchRecipe(id:)`.
    public var selector: String {
        parameters.map { "\(name)(\($0.map { $0.label + ":" }.joined()))" } ?? name
    }

    /// For example: `func fetchRecipe(id: Int64) async throws -> Recipe`.
    public var declaration: String {
        guard let parameters else { return isCase ? "case \(name)" : "var \(name): \(result)" }
        let list = parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ")
        let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
        let arrow = result.isEmpty ? "" : " -> \(result)"
        let keyword = isCase ? "case" : "func"
        return (name == "init" ? isFailable ? "init?" : "init" : "\(keyword) \(name)") + "(\(list))\(effects)\(arrow)"
    }
}
