import SwiftSyntax

/// Reads the imports and the protocols of a file, wherever declarations can stand.
struct DeclarationReader {
    private let origin: SourceOrigin
    private(set) var result: SourceFile
    private var conditions: [Condition] = []
    private var scope: [(name: String, siblings: Set<String>)] = []

    init(_ origin: SourceOrigin, path: String) {
        self.origin = origin
        result = SourceFile(path: path)
    }

    mutating func read(_ tree: SourceFileSyntax) {
        read(tree.statements)
    }

    private mutating func read(_ items: CodeBlockItemListSyntax) {
        for item in items { if case .decl(let declaration) = item.item { read(declaration) } }
    }

    private mutating func read(_ declaration: DeclSyntax) {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .importDecl(let node):
            result.imports.append(ImportModel(text: node.trimmedDescription, conditions: conditions))
        case .protocolDecl(let node): read(node)
        case .typeAliasDecl(let node) where node.genericParameterClause == nil:
            result.aliases.append((node.name.declaredType, TypeReader.read(node.initializer.value)))
        case .structDecl(let node): read(node, .struct, node.name.declaredType, at: node.name)
        case .classDecl(let node):
            result.classes.insert(node.name.declaredType)
            read(node, .class, node.name.declaredType, at: node.name)
        case .enumDecl(let node): read(node, .enum, node.name.declaredType, at: node.name)
        case .actorDecl(let node): read(node, .actor, node.name.declaredType, at: node.name)
        case .extensionDecl(let node):
            read(node, .extension, TypeReader.read(node.extendedType).text, at: node.extendedType)
        case .ifConfigDecl(let node): read(node)
        default: break
        }
    }

    private mutating func read(_ node: IfConfigDeclSyntax) {
        for (condition, elements) in ConditionReader.branches(of: node, origin) {
            conditions.append(condition)
            switch elements {
            case .statements(let items): read(items)
            case .decls(let items): for item in items { read(item.decl) }
            default: break
            }
            conditions.removeLast()
        }
    }

    private mutating func read(
        _ node: some DeclGroupSyntax,
        _ kind: MarkedDeclaration.Kind,
        _ name: String,
        at place: some SyntaxProtocol
    ) {
        if let mark = MarkReader.mark(of: node, origin) {
            let place = origin.place(of: place)
            result.marked.append(MarkedDeclaration(kind: kind, name: name, mark: mark, place: place))
        }
        read(node.memberBlock, in: name)
    }

    private mutating func read(_ block: MemberBlockSyntax, in name: String) {
        let nested = block.members.compactMap { $0.decl.asProtocol((any NamedDeclSyntax).self) }
        guard !nested.isEmpty else { return }
        let types = nested.filter { !$0.is(FunctionDeclSyntax.self) }.map(\.name.declaredType)
        scope.append((name, Set(types)))
        for item in block.members { read(item.decl) }
        scope.removeLast()
    }

    private mutating func read(_ node: ProtocolDeclSyntax) {
        // What a mistake leaves of a protocol isn't the protocol.
        guard !node.hasError else { return }
        var members = MemberReader(origin)
        members.read(node.memberBlock.members)
        let modifiers = ModifierReader(node.attributes, node.modifiers)
        var model = ProtocolModel(name: node.name.plainText, place: origin.place(of: node.name))
        model.scope = scope.map(\.name)
        for depth in scope.indices {
            let prefix = scope[...depth].map(\.name).joined(separator: ".")
            for name in scope[depth].siblings { model.siblings[name] = prefix }
        }
        model.access = modifiers.access
        model.attributes = modifiers.attributes.filter(AttributeMeaning.isKept)
        model.isNonisolated = modifiers.isNonisolated
        model.isHidden = modifiers.attributes.contains { $0.hasPrefix("@_spi") }
        model.inherited = node.inheritanceClause?.inheritedTypes.map(inherited) ?? []
        model.associatedTypes = members.associatedTypes
        let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes
        model.primaryAssociatedTypes = primary?.map(\.name.declaredType) ?? []
        model.requirements = GenericReader.requirements(node.genericWhereClause)
        model.aliases = members.aliases
        model.members = members.members
        model.unmockable = members.unmockable
        model.mark = MarkReader.mark(of: node, origin)
        model.conditions = conditions
        result.protocols.append(model)
    }

    private func inherited(_ node: InheritedTypeSyntax) -> InheritedType {
        InheritedType(type: TypeReader.read(node.type), place: origin.place(of: node.type))
    }
}
