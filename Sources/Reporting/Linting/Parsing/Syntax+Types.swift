import SwiftSyntax

/// A type, or an extension of one, in a source.
struct TypeDeclaration {
    var name: TokenSyntax
    var inheritance: InheritanceClauseSyntax?
    var attributes: AttributeListSyntax
    var members: MemberBlockItemListSyntax
    var isExtension = false
    var isProtocol = false

    /// The names of types that it inherits from or conforms to, with their places.
    var inherited: [(name: String, offset: Int)] {
        inheritance?.inheritedTypes.flatMap { entry in entry.type.names.map { ($0, entry.type.start) } } ?? []
    }

    /// The same names as written, with their places.
    var inheritedPaths: [(path: [String], offset: Int)] {
        inheritance?.inheritedTypes.flatMap { entry in entry.type.paths.map { ($0, entry.type.start) } } ?? []
    }

    init?(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let node): self.init(node.name, node)
        case .structDecl(let node): self.init(node.name, node)
        case .enumDecl(let node): self.init(node.name, node)
        case .actorDecl(let node): self.init(node.name, node)
        case .protocolDecl(let node): self.init(node.name, node)
        case .extensionDecl(let node):
            guard let name = node.extendedType.lastToken(viewMode: .sourceAccurate) else { return nil }
            self.init(name, node)
            isExtension = true
        default: return nil
        }
        isProtocol = node.is(ProtocolDeclSyntax.self)
    }

    private init(_ name: TokenSyntax, _ node: some DeclGroupSyntax) {
        self.name = name
        inheritance = node.inheritanceClause
        attributes = node.attributes
        members = node.memberBlock.members
    }
}

extension SyntaxProtocol {
    /// The names of the enclosing types and extensions.
    var enclosingTypes: [String] {
        var names: [String] = []
        var node = parent
        while let current = node {
            if let type = TypeDeclaration(current) { names.append(type.name.plainText) }
            node = current.parent
        }
        return names
    }
}

/// Finds all types and extensions of a file, including nested ones.
final class TypeDeclarationVisitor: SyntaxAnyVisitor {
    private(set) var declarations: [TypeDeclaration] = []

    static func all(in tree: SourceFileSyntax) -> [TypeDeclaration] {
        let visitor = TypeDeclarationVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.declarations
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let declaration = TypeDeclaration(node) { declarations.append(declaration) }
        return .visitChildren
    }
}
