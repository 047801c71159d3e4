import SwiftSyntax

/// All names declared in a Swift source, each with its enclosing type.
public struct DeclaredNames: Hashable, Sendable {
    /// The types, each with its enclosing type, which is empty at the top level.
    public private(set) var types: Set<NameChanges.Member> = []
    public private(set) var members: Set<NameChanges.Member> = []
    /// The labels; the function's name is part of the owner.
    public private(set) var labels: Set<NameChanges.Member> = []
    /// The functions and variables at the top level.
    public private(set) var globals: Set<String> = []

    public init() {}

    /// - Throws: if the source is nested too deeply to be read.
    public init(of source: [UInt8]) throws(NestedTooDeeply) {
        let visitor = DeclaredNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(try SwiftTree.read(source))
        types = visitor.types
        members = visitor.members
        labels = visitor.labels
        globals = visitor.globals
    }

    public mutating func formUnion(_ other: DeclaredNames) {
        types.formUnion(other.types)
        members.formUnion(other.members)
        labels.formUnion(other.labels)
        globals.formUnion(other.globals)
    }
}

private final class DeclaredNameVisitor: SyntaxVisitor {
    var types: Set<NameChanges.Member> = []
    var members: Set<NameChanges.Member> = []
    var labels: Set<NameChanges.Member> = []
    var globals: Set<String> = []

    override func visitPost(_ node: TokenSyntax) {
        guard case .identifier = node.tokenKind, let parent = node.parent else { return }
        let owner = parent.nameOfTypeAround ?? ""
        let name = NameChanges.Member(node.plainText, of: owner)
        switch node.declaredKind {
        case .type: types.insert(name)
        case .member where !owner.isEmpty && parent.isMember: members.insert(name)
        case .member where owner.isEmpty && parent.isGlobal: globals.insert(name.name)
        case .label(let function): labels.insert(.init(node.plainText, of: "\(owner).\(function)"))
        default: break
        }
    }
}

/// The kind of declaration that a token names.
enum DeclaredKind: Hashable {
    case type
    case member
    /// A label of the function with that name.
    case label(of: String)
}

extension TokenSyntax {
    /// The kind of declaration; `nil` if the token declares nothing.
    var declaredKind: DeclaredKind? {
        guard let parent else { return nil }
        switch parent.as(SyntaxEnum.self) {
        case .classDecl(let node): return node.name == self ? .type : nil
        case .structDecl(let node): return node.name == self ? .type : nil
        case .enumDecl(let node): return node.name == self ? .type : nil
        case .actorDecl(let node): return node.name == self ? .type : nil
        case .protocolDecl(let node): return node.name == self ? .type : nil
        case .typeAliasDecl(let node): return node.name == self ? .type : nil
        case .associatedTypeDecl(let node): return node.name == self ? .type : nil
        case .functionDecl(let node): return node.name == self ? .member : nil
        case .enumCaseElement(let node): return node.name == self ? .member : nil
        case .identifierPattern(let node):
            return node.parent?.is(PatternBindingSyntax.self) == true ? .member : nil
        case .functionParameter(let node):
            guard node.firstName == self, let function = node.function else { return nil }
            return .label(of: function)
        default: return nil
        }
    }
}

extension FunctionParameterSyntax {
    /// The name of the function that it belongs to; `init` for an initializer.
    var function: String? {
        var node = parent
        while let current = node {
            if current.is(InitializerDeclSyntax.self) { return "init" }
            if let function = current.as(FunctionDeclSyntax.self) { return function.name.plainText }
            if current.is(MemberBlockSyntax.self) || current.is(SubscriptDeclSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }
}

extension Syntax {
    /// The last component of the name of the enclosing type or extension.
    var nameOfTypeAround: String? { typeAround?.typeName }

    var typeAround: Syntax? {
        // The head of a declaration isn't in it.
        var node = parent
        var child = self
        while let current = node {
            if current.asProtocol((any DeclGroupSyntax).self) != nil, child.is(MemberBlockSyntax.self) {
                return current
            }
            child = current
            node = current.parent
        }
        return nil
    }

    /// The name of a type or of an extended type.
    var typeName: String? {
        switch self.as(SyntaxEnum.self) {
        case .classDecl(let node): node.name.plainText
        case .structDecl(let node): node.name.plainText
        case .enumDecl(let node): node.name.plainText
        case .actorDecl(let node): node.name.plainText
        case .protocolDecl(let node): node.name.plainText
        case .extensionDecl(let node): node.extendedType.namedTypes.last
        default: nil
        }
    }

    /// True if a declaration is at the top level of a file.
    fileprivate var isGlobal: Bool {
        var node: Syntax? = self
        while let current = node {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return false
            }
            node = current.parent
        }
        return true
    }

    /// True if a declaration belongs to a type, and not to a function's body.
    var isMember: Bool {
        var node: Syntax? = self
        while let current = node {
            if current.is(CodeBlockItemSyntax.self) { return false }
            if current.is(MemberBlockItemSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}

extension TypeSyntax {
    /// The last component of the type's name; several for a composition, none if it isn't a named type.
    ///
    /// For example: `Cart` for `any Shop.Cart?`.
    var namedTypes: [String] {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let node): [node.name.plainText]
        case .memberType(let node): [node.name.plainText]
        case .optionalType(let node): node.wrappedType.namedTypes
        case .implicitlyUnwrappedOptionalType(let node): node.wrappedType.namedTypes
        case .someOrAnyType(let node): node.constraint.namedTypes
        case .attributedType(let node): node.baseType.namedTypes
        case .compositionType(let node): node.elements.flatMap { $0.type.namedTypes }
        case .tupleType(let node) where node.elements.count == 1:
            node.elements.first?.type.namedTypes ?? []
        default: []
        }
    }
}
