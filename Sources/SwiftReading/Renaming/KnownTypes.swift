import SwiftSyntax

/// The types of Swift sources, with the facts needed to resolve a member name after a dot.
public struct KnownTypes: Hashable, Sendable {
    /// A member's value.
    struct Value: Hashable, Sendable {
        /// The last component of its type's name; several for a composition, none if it isn't stated.
        var types: [String] = []
        /// All names in its type. For example: `CartScene` for `[CartScene]`.
        var mentioned: Set<String> = []
    }

    struct Entry: Hashable, Sendable {
        var inherited: Set<String> = []
        var members: [String: Value] = [:]
        var nested: Set<String> = []
    }

    private(set) var types: [String: Entry] = [:]

    public init() {}

    /// Reads a source. One that is nested too deeply declares nothing.
    public init(of source: [UInt8]) {
        guard let tree = try? SwiftTree.read(source) else { return }
        let visitor = KnownTypeVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        types = visitor.types
    }

    public mutating func merge(_ other: KnownTypes) {
        types.merge(other.types) { one, other in
            Entry(
                inherited: one.inherited.union(other.inherited),
                members: one.members.merging(other.members) { $0.types.isEmpty ? $1 : $0 },
                nested: one.nested.union(other.nested)
            )
        }
    }

    /// Returns a type and all types that it inherits from or conforms to.
    func family(of type: String) -> [String] {
        var family: [String] = []
        var open = [type]
        while let name = open.popLast() {
            if family.contains(name) { continue }
            family.append(name)
            open += (types[name]?.inherited ?? []).sorted()
        }
        return family
    }

    /// Returns a member of the type, possibly inherited, with the type that declares it.
    func member(_ name: String, of type: String) -> (owner: String, value: Value)? {
        for owner in family(of: type) {
            if let value = types[owner]?.members[name] { return (owner, value) }
        }
        return nil
    }
}

private final class KnownTypeVisitor: SyntaxVisitor {
    var types: [String: KnownTypes.Entry] = [:]

    override func visitPost(_ node: ClassDeclSyntax) { inherit(Syntax(node), node.inheritanceClause) }
    override func visitPost(_ node: StructDeclSyntax) { inherit(Syntax(node), node.inheritanceClause) }
    override func visitPost(_ node: EnumDeclSyntax) { inherit(Syntax(node), node.inheritanceClause) }
    override func visitPost(_ node: ActorDeclSyntax) { inherit(Syntax(node), node.inheritanceClause) }
    override func visitPost(_ node: ProtocolDeclSyntax) { inherit(Syntax(node), node.inheritanceClause) }
    override func visitPost(_ node: ExtensionDeclSyntax) { inherit(Syntax(node), node.inheritanceClause) }

    override func visitPost(_ node: TypeAliasDeclSyntax) {
        types[node.name.plainText, default: .init()].inherited.formUnion(node.initializer.value.namedTypes)
        nest(Syntax(node), node.name.plainText)
    }

    override func visitPost(_ node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let type = binding.typeAnnotation?.type ?? binding.initializer?.value.madeType
            add(pattern.identifier.plainText, type, to: Syntax(node))
        }
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        add(node.name.plainText, node.signature.returnClause?.type, to: Syntax(node))
    }

    override func visitPost(_ node: EnumCaseElementSyntax) {
        guard let owner = Syntax(node).nameOfTypeAround else { return }
        types[owner, default: .init()].members[node.name.plainText] = .init(types: [owner], mentioned: [owner])
    }

    private func inherit(_ node: Syntax, _ clause: InheritanceClauseSyntax?) {
        guard let name = node.typeName else { return }
        types[name, default: .init()].inherited.formUnion(clause?.inheritedTypes.flatMap(\.type.namedTypes) ?? [])
        if !node.is(ExtensionDeclSyntax.self) { nest(node, name) }
    }

    private func nest(_ node: Syntax, _ name: String) {
        guard let owner = node.nameOfTypeAround else { return }
        types[owner, default: .init()].nested.insert(name)
    }

    private func add(_ name: String, _ type: TypeSyntax?, to node: Syntax) {
        guard node.isMember, let owner = node.nameOfTypeAround else { return }
        types[owner, default: .init()].members[name] = type.map(KnownTypes.Value.init) ?? .init()
    }
}

extension KnownTypes.Value {
    init(_ type: TypeSyntax) {
        types = type.namedTypes
        mentioned = Set(type.tokens(viewMode: .sourceAccurate).map(\.plainText))
    }
}

extension ExprSyntax {
    /// The type of an expression that calls its initializer. For example: `Cart` for `Cart(items: [])`.
    var madeType: TypeSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.isCapitalised {
            return TypeSyntax(IdentifierTypeSyntax(name: name.trimmed))
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
        let name = member.declName.baseName
        if name.isCapitalised { return TypeSyntax(IdentifierTypeSyntax(name: name.trimmed)) }
        guard name.text == "init", let base = member.base?.as(DeclReferenceExprSyntax.self) else { return nil }
        return TypeSyntax(IdentifierTypeSyntax(name: base.baseName.trimmed))
    }
}

extension TokenSyntax {
    var isCapitalised: Bool { plainText.first?.isUppercase == true }
}
