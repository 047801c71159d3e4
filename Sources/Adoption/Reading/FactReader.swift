import SwiftSyntax

/// Collects the facts of a source, at the top level and in nested types.
final class FactReader: SyntaxVisitor {
    private let file: Int
    private(set) var facts = SourceFacts()
    /// The types around the current node.
    private var scope: [TypeFacts] = []
    private var conditions = 0

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.plainText {
            if node.attributes.names.contains("testable") || ["XCTest", "Testing"].contains(module) {
                facts.isOfTests = true
            }
            facts.imports.append(SourceFacts.Import(module: module, isConditional: conditions > 0))
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.name, node.genericParameterClause)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name, nil) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, named: node.extendedType.plainName, at: node.extendedType, isGeneric: node.genericWhereClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { close() }
    override func visitPost(_ node: ClassDeclSyntax) { close() }
    override func visitPost(_ node: EnumDeclSyntax) { close() }
    override func visitPost(_ node: ActorDeclSyntax) { close() }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if scope.isEmpty {
            facts.functions.append(MemberFacts.Method(node))
            if node.modifiers.areHiding { facts.hidden.insert(node.name.plainText) }
        }
        let opener = OpenerReader(function: node, around: scope, file: file, isConditional: conditions > 0)
        if let found = opener.opener { facts.openers.append(found) }
        if let found = opener.enumOpener { facts.enumOpeners.append(found) }
        let assembly = AssemblyReader(function: node, around: scope, file: file, isConditional: conditions > 0)
        if let found = assembly.assembly { facts.assemblies.append(found) }
        return readRegistrations(of: node.body, in: opener.name)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if scope.isEmpty { facts.variables.formUnion(node.names) }
        if scope.isEmpty, node.modifiers.areHiding { facts.hidden.formUnion(node.names) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        guard scope.isEmpty else { return .skipChildren }
        let (name, type) = (node.name.plainText, node.initializer.value.trimmedDescription)
        facts.aliases.append(SourceFacts.Alias(name: name, type: type, isConditional: conditions > 0))
        if node.modifiers.areHiding { facts.hidden.insert(name) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        readRegistrations(of: node.body, in: "init")
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func readRegistrations(of body: CodeBlockSyntax?, in function: String) -> SyntaxVisitorContinueKind {
        guard let body else { return .skipChildren }
        let finder = RegistrationFinder(function: function, around: scope.map(\.name), file: file)
        finder.walk(body)
        facts.registrations += finder.found
        return .skipChildren
    }

    private func open(
        _ node: some DeclGroupSyntax,
        _ name: TokenSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        if scope.isEmpty, node.modifiers.areHiding { facts.hidden.insert(name.plainText) }
        return open(node, named: name.plainText, at: name, isGeneric: generics != nil)
    }

    private func open(
        _ node: some DeclGroupSyntax,
        named name: String,
        at place: some SyntaxProtocol,
        isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = scope.last
        var type = TypeFacts(
            name: outer.map { "\($0.name).\(name)" } ?? name,
            keyword: node.introducer.text,
            place: SourcePlace(file: file, offset: place.positionAfterSkippingLeadingTrivia.utf8Offset)
        )
        type.inherited = node.inheritanceClause?.inheritedTypes.flatMap { $0.type.inheritedNames } ?? []
        type.inherited += node.as(ProtocolDeclSyntax.self)?.genericWhereClause?.inheritedBySelf ?? []
        type.isMainActor = node.attributes.haveMainActor
        type.isNonisolated = node.modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
        type.attributes = node.attributes.names
        type.modifiers = node.modifiers.map(\.trimmedDescription)
        type.isFinal = node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
        type.isGeneric = isGeneric || outer?.isGeneric == true
        type.isAvailableInPart = node.attributes.names.contains("available") || outer?.isAvailableInPart == true
        type.isHidden = (node.modifiers.areHiding && !type.isExtension) || outer?.hidesTypes == true
        let isPublic = node.modifiers.areExporting || outer.map { $0.isExtension && $0.isExported } == true
        type.isExported = isPublic && outer.map { $0.isExtension || $0.isExported } != false
        type.isConditional = conditions > 0
        // What is in a `private extension` is private; the extended type isn't.
        type.hidesTypes = node.modifiers.areHiding || outer?.hidesTypes == true
        type.members = MemberFacts(node.memberBlock.members, isHiding: type.isExtension && node.modifiers.areHiding)
        if conditions > 0 { type.members.instanceTypes = [:] }
        scope.append(type)
        return .visitChildren
    }

    private func close() {
        if let type = scope.popLast() { facts.types.append(type) }
    }
}
