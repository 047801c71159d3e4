import SwiftSyntax

/// The static members and cases in Swift sources that code of another module may use as values.
///
/// For example: `extension Cart { public static let sample = Cart() }` gives the member `sample` of `Cart`.
public struct DeclaredValues: Hashable, Sendable {
    /// A static property, a static function or a case.
    public struct Member: Hashable, Sendable {
        /// True if only code on an actor can use it.
        public var isIsolated: Bool
        /// True for `public`, `open` and `package`.
        public var isPublic: Bool
    }

    /// A type with its extensions.
    public struct Entry: Hashable, Sendable {
        /// True if its declaration isolates it; its inherited types may do so, too.
        public var isIsolated = false
        /// The last component of each inherited name.
        public var inherited: Set<String> = []
        public var members: [String: Member] = [:]
        /// True if its declaration was seen, and not only extensions.
        public var isDeclared = false
    }

    /// The types by name, with their enclosing types. For example: `Order.Item`.
    public var types: [String: Entry] = [:]

    public init() {}

    /// Reads a whole file as UTF-8. One that is nested too deeply declares nothing.
    public static func read(_ source: [UInt8]) -> DeclaredValues {
        guard let tree = try? SwiftTree.read(source) else { return DeclaredValues() }
        var reader = ValueReader()
        for statement in tree.statements { reader.read(Syntax(statement.item)) }
        return reader.values
    }

    /// Adds the types of another file.
    public mutating func merge(_ other: DeclaredValues) {
        types.merge(other.types) { $0.merged(with: $1) }
    }

    /// Returns true if only code on an actor can create values of the type.
    public func isIsolated(_ type: String) -> Bool {
        var seen: Set<String> = []
        var open = [type]
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            if KnownModule.keepsOnMainActor(name) || types[name]?.isIsolated == true { return true }
            open += types[name]?.inherited ?? []
        }
        return false
    }
}

extension DeclaredValues.Entry {
    fileprivate func merged(with other: Self) -> Self {
        Self(
            isIsolated: isIsolated || other.isIsolated,
            inherited: inherited.union(other.inherited),
            members: members.merging(other.members) { first, _ in first },
            isDeclared: isDeclared || other.isDeclared
        )
    }
}

/// Collects the types of a file, including nested ones.
private struct ValueReader {
    var values = DeclaredValues()
    private var path: [String] = []

    mutating func read(_ item: Syntax) {
        switch item.as(SyntaxEnum.self) {
        case .classDecl(let node): add(node, node.name.plainText)
        case .structDecl(let node): add(node, node.name.plainText)
        case .enumDecl(let node): add(node, node.name.plainText)
        case .actorDecl(let node): add(node, node.name.plainText)
        case .protocolDecl(let node): add(node, node.name.plainText)
        case .extensionDecl(let node): add(node, node.extendedType.trimmedDescription, isExtension: true)
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                switch clause.elements {
                case .statements(let inner): for statement in inner { read(Syntax(statement.item)) }
                case .decls(let inner): for member in inner { read(Syntax(member.decl)) }
                default: break
                }
            }
        default: break
        }
    }

    private mutating func add(_ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false) {
        path.append(name)
        defer { path.removeLast() }
        let isIsolated = node.attributes.nameAnActor
        var entry = DeclaredValues.Entry()
        entry.isDeclared = !isExtension
        if !isExtension {
            entry.isIsolated = isIsolated && !node.modifiers.contains { $0.name.text == "nonisolated" }
            entry.inherited = Set(node.inheritanceClause?.inheritedTypes.compactMap(\.lastName) ?? [])
        }
        let isPublic = node.modifiers.areShown
        for member in node.memberBlock.members {
            for (name, value) in self.members(member.decl, isExtensionPublic: isExtension && isPublic) {
                var value = value
                value.isPublic =
                    value.isPublic
                    || (node.is(EnumDeclSyntax.self) && member.decl.is(EnumCaseDeclSyntax.self) && isPublic)
                value.isIsolated = value.isIsolated || (isExtension && isIsolated)
                entry.members[name] = value
            }
        }
        let key = path.joined(separator: ".")
        values.types[key] = values.types[key].map { $0.merged(with: entry) } ?? entry
        for member in node.memberBlock.members { read(Syntax(member.decl)) }
    }

    private func members(_ node: DeclSyntax, isExtensionPublic: Bool) -> [(String, DeclaredValues.Member)] {
        switch Syntax(node).as(SyntaxEnum.self) {
        case .enumCaseDecl(let node):
            return node.elements.map {
                ($0.name.plainText, DeclaredValues.Member(isIsolated: false, isPublic: false))
            }
        case .variableDecl(let node) where node.modifiers.areStatic:
            let value = member(node.modifiers, node.attributes, isExtensionPublic)
            return node.bindings.compactMap { binding in
                (binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText).map { ($0, value) }
            }
        case .functionDecl(let node) where node.modifiers.areStatic:
            return [(node.name.plainText, member(node.modifiers, node.attributes, isExtensionPublic))]
        default: return []
        }
    }

    private func member(
        _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax,
        _ isExtensionPublic: Bool
    ) -> DeclaredValues.Member {
        DeclaredValues.Member(
            isIsolated: attributes.nameAnActor,
            isPublic: modifiers.areShown || (isExtensionPublic && !modifiers.areHidden)
        )
    }
}

extension DeclModifierListSyntax {
    fileprivate var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
    fileprivate var areShown: Bool {
        contains { ["public", "open", "package"].contains($0.name.text) && $0.detail == nil }
    }
    fileprivate var areHidden: Bool {
        contains { ["private", "fileprivate", "internal"].contains($0.name.text) }
    }
}

extension AttributeListSyntax {
    /// True if an attribute is a global actor, which by convention has the suffix `Actor`.
    fileprivate var nameAnActor: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") == true }
    }
}

extension InheritedTypeSyntax {
    fileprivate var lastName: String? { type.lastToken(viewMode: .sourceAccurate)?.plainText }
}
