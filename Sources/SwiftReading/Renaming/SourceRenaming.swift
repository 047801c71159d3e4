import SwiftSyntax

/// Renames in a Swift source where the meaning of a name is certain, and finds the other occurrences.
///
/// For example: `SourceRenaming.edits(try SourceRenaming(changes, known, shadowed: []).read(source))`.
public struct SourceRenaming: Sendable {
    let changes: NameChanges
    let known: KnownTypes
    /// The names that the source's module declares itself.
    public var shadowed: Set<String>
    private let names: Set<String>
    private let search: NameSearch

    public init(_ changes: NameChanges, _ known: KnownTypes, shadowed: Set<String>) {
        self.changes = changes
        self.known = known
        self.shadowed = shadowed
        names = changes.names
        search = NameSearch(names)
    }

    /// An occurrence of an old name.
    public struct Occurrence: Hashable, Sendable {
        public var name: String
        public var newName: String
        /// The offset of its first byte.
        public var offset: Int
        public var kind: Kind
    }

    public enum Kind: Hashable, Sendable {
        /// It is renamed.
        case changed
        /// It may be another name.
        case unsure
    }

    public func read(_ source: [UInt8]) throws(NestedTooDeeply) -> [Occurrence] {
        guard search.findsAny(in: source) else { return [] }
        return try SwiftTree.read(source).tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .identifier = token.tokenKind, names.contains(token.plainText) else { return nil }
            let hasBackticks = token.text.hasPrefix("`") ? 1 : 0
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset + hasBackticks
            switch verdict(on: token) {
            case .change(let new):
                return Occurrence(name: token.plainText, newName: new, offset: offset, kind: .changed)
            case .unsure(let new):
                return Occurrence(name: token.plainText, newName: new, offset: offset, kind: .unsure)
            case .other: return nil
            }
        }
    }

    /// Returns the edits for the occurrences of kind `changed`.
    public static func edits(_ occurrences: [Occurrence]) -> [TextEdit] {
        occurrences.filter { $0.kind == .changed }.map { occurrence in
            TextEdit(
                occurrence.newName,
                replacing: occurrence.offset..<occurrence.offset + occurrence.name.utf8.count
            )
        }
    }

    enum Verdict {
        case change(to: String)
        case unsure(newName: String)
        case other
    }

    private func verdict(on token: TokenSyntax) -> Verdict {
        let name = token.plainText
        if let path = token.parent?.as(ImportPathComponentSyntax.self) { return imported(name, path) }
        if token.isOfCondition {
            return (token.isAskedForImport ? changes.modules[name] : nil).map(Verdict.change) ?? .other
        }
        if let new = changes.types[name] {
            let verdict = typeVerdict(on: token, new)
            if case .other = verdict {} else { return verdict }
        }
        if let new = changes.modules[name], isModule(token) { return .change(to: new) }
        return memberVerdict(on: token)
    }

    private func imported(_ name: String, _ path: ImportPathComponentSyntax) -> Verdict {
        let isFirst = path.parent?.as(ImportPathComponentListSyntax.self)?.first == path
        return (isFirst ? changes.modules[name] : changes.types[name]).map(Verdict.change) ?? .other
    }

    /// Returns true for the module in a qualified name.
    private func isModule(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent, !isShadowed(token) else { return false }
        if parent.is(IdentifierTypeSyntax.self) {
            return parent.parent?.as(MemberTypeSyntax.self)?.baseType.id == parent.id
        }
        return parent.is(DeclReferenceExprSyntax.self)
            && parent.parent?.as(MemberAccessExprSyntax.self)?.base?.id == parent.id
    }
}

extension SourceRenaming {
    private func typeVerdict(on token: TokenSyntax, _ new: String) -> Verdict {
        guard let parent = token.parent else { return .other }
        let name = token.plainText
        if token.declaredKind == .type { return declares(name, in: Syntax(parent)) ? .change(to: new) : .other }
        if let node = parent.as(MemberTypeSyntax.self) {
            return qualified(name, by: node.baseType.namedTypes.last, new)
        }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
                return qualified(name, by: member.base?.lastName, new)
            }
            return isShadowed(token) ? .other : .change(to: new)
        }
        if parent.is(IdentifierTypeSyntax.self) { return isShadowed(token) ? .other : .change(to: new) }
        return .other
    }

    private func declares(_ name: String, in node: Syntax) -> Bool {
        if !shadowed.contains(name), !node.isLocal {
            return changes.owners[name]?.contains(node.nameOfTypeAround ?? "") == true
        }
        return false
    }

    private func qualified(_ name: String, by base: String?, _ new: String) -> Verdict {
        guard let base else { return .unsure(newName: new) }
        let owners = changes.owners[name] ?? []
        if owners.contains(base) { return .change(to: new) }
        let isOfModule = changes.declaringModules[name]?.contains(base) == true || changes.modules[base] != nil
        if owners.contains(""), isOfModule { return .change(to: new) }
        return known.entry(base)?.nested.contains(name) == true ? .other : .unsure(newName: new)
    }

    /// Returns true if another declaration of the name is nearer.
    private func isShadowed(_ token: TokenSyntax) -> Bool {
        let name = token.plainText
        if shadowed.contains(name) { return true }
        let owners = changes.owners[name] ?? []
        var node = token.parent
        while let current = node {
            if current.declaresGeneric(name) { return true }
            if let items = current.as(CodeBlockItemListSyntax.self), !items.isOfFile, items.declareType(name) {
                return true
            }
            if let type = current.typeName {
                let nesting = known.family(of: type).filter { known.entry($0)?.nested.contains(name) == true }
                if !nesting.isEmpty, owners.isDisjoint(with: nesting) { return true }
            }
            node = current.parent
        }
        return false
    }
}

extension Syntax {
    fileprivate func declaresGeneric(_ name: String) -> Bool {
        guard let parameters = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause else {
            return false
        }
        return parameters.parameters.contains { $0.name.plainText == name }
    }
}

extension ExprSyntax {
    /// The name, or the last component of a member access.
    fileprivate var lastName: String? {
        self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
}
