import SwiftSyntax

/// Reads the imports and protocols of a file, wherever declarations can be.
struct DeclarationReader {
    private let origin: SourceOrigin
    private(set) var result: SourceFile
    private var conditions: [Condition] = []
    private var scope: [Scope] = []

    /// A type, or an extension of one, whose members are being read.
    private struct Scope {
        var name: String
        /// The access level of members without a modifier.
        var usual: AccessLevel
        /// The most open access level of members.
        var most: AccessLevel
        /// The name in messages.
        var phrase: String
    }

    init(_ origin: SourceOrigin, path: String) {
        self.origin = origin
        result = SourceFile(path: path)
        result.isParsed = true
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
        read(node.memberBlock, of: scope(of: node, kind, name))
    }

    private mutating func scope(of node: some DeclGroupSyntax, _ kind: MarkedDeclaration.Kind, _ name: String) -> Scope
    {
        let written = AccessLevel(modifier: ModifierReader([], node.modifiers).access)
        // An extension's modifier is only what its members are by default.
        if kind == .extension {
            let phrase = "the extension of '\(name)'"
            return Scope(name: name, usual: written ?? .internal, most: .public, phrase: phrase)
        }
        let level = min(written ?? scope.last?.usual ?? .internal, scope.last?.most ?? .public)
        let path = (scope.map(\.name) + [name]).joined(separator: ".")
        result.access[path] = min(level, result.access[path] ?? .public)
        return Scope(name: name, usual: .internal, most: level, phrase: "'\(name)'")
    }

    private mutating func read(_ block: MemberBlockSyntax, of new: Scope) {
        let types = DeclarationReader.types(in: block.members)
        guard !types.isEmpty else { return }
        scope.append(new)
        result.nested[scope.map(\.name).joined(separator: "."), default: []].formUnion(types)
        for item in block.members { read(item.decl) }
        scope.removeLast()
    }

    /// Returns the names of the types that a block declares, in all branches.
    private static func types(in items: MemberBlockItemListSyntax) -> [String] {
        items.flatMap { item -> [String] in
            if let node = item.decl.as(IfConfigDeclSyntax.self) {
                return node.clauses.flatMap { clause -> [String] in
                    if case .decls(let items) = clause.elements { types(in: items) } else { [] }
                }
            }
            guard let node = item.decl.asProtocol((any NamedDeclSyntax).self), !node.is(FunctionDeclSyntax.self) else {
                return []
            }
            return [node.name.declaredType]
        }
    }

    private mutating func read(_ node: ProtocolDeclSyntax) {
        // What a mistake leaves of a protocol isn't the protocol.
        guard !node.hasError else { return }
        var members = MemberReader(origin)
        members.read(node.memberBlock.members)
        let modifiers = ModifierReader(node.attributes, node.modifiers)
        var model = ProtocolModel(name: node.name.plainText, place: origin.place(of: node.name))
        model.scope = scope.map(\.name)
        model.access = modifiers.access
        if let around = scope.last {
            if model.access.isEmpty {
                model.access = around.usual.modifier
                if around.usual == .private { model.surrounding = around.phrase }
            }
            model = model.limited(to: around.most, by: around.phrase)
        }
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
