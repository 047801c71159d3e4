import SwiftSyntax

/// The types of Swift sources, with the facts needed to resolve a member name after a dot.
///
/// Sources are only parsed once one of their types is asked for: a renaming concerns few of them.
public final class KnownTypes: Sendable {
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

    private let sources: [[UInt8]]
    /// The positions of the sources that may declare or extend a type, by its name.
    private let places: [String: [Int]]
    /// The positions of the sources that may declare any.
    private let unclear: [Int]
    private let parsed = Locked<[Int: [String: Entry]]>([:])
    private let entries = Locked<[String: Entry?]>([:])
    private let owners = Locked<[String: Set<String>]>([:])

    /// - Parameter sources: the sources; of two members with one name in a type, the first counts. One that is nested
    ///   too deeply declares nothing.
    public init(of sources: [[UInt8]]) {
        self.sources = sources
        var places: [String: [Int]] = [:]
        var unclear: [Int] = []
        for (place, names) in Parallel.map(sources, jobs: Parallel.cores, DeclarationSearch.namesBehindKeywords)
            .enumerated()
        {
            guard let names else {
                unclear.append(place)
                continue
            }
            for name in names { places[name, default: []].append(place) }
        }
        self.places = places
        self.unclear = unclear
    }

    /// Returns what all sources say of a type; `nil` if none declares or extends it.
    func entry(_ type: String) -> Entry? {
        if let known = entries.withLock({ $0[type] }) { return known }
        let places = ((places[type] ?? []) + unclear).sorted()
        let entry = places.reduce(into: Entry?.none) { entry, place in
            guard let own = types(at: place)[type] else { return }
            entry = entry.map { $0.merging(own) } ?? own
        }
        entries.withLock { $0[type] = .some(entry) }
        return entry
    }

    /// Returns the types that declare a member with that name themselves.
    func owners(ofMember name: String) -> Set<String> {
        if let known = owners.withLock({ $0[name] }) { return known }
        let search = NameSearch([name])
        let found = sources.indices.filter { search.findsAny(in: sources[$0]) }
        let all = Set(found.flatMap { place in types(at: place).filter { $0.value.members[name] != nil }.keys })
        owners.withLock { $0[name] = all }
        return all
    }

    private func types(at place: Int) -> [String: Entry] {
        if let known = parsed.withLock({ $0[place] }) { return known }
        let visitor = KnownTypeVisitor(viewMode: .sourceAccurate)
        if let tree = try? SwiftTree.read(sources[place]) { visitor.walk(tree) }
        let types = visitor.types
        parsed.withLock { $0[place] = types }
        return types
    }

    /// Returns a type and all types that it inherits from or conforms to.
    func family(of type: String) -> [String] {
        var family: [String] = []
        var open = [type]
        while let name = open.popLast() {
            if family.contains(name) { continue }
            family.append(name)
            open += (entry(name)?.inherited ?? []).sorted()
        }
        return family
    }

    /// Returns a member of the type, possibly inherited, with the type that declares it.
    func member(_ name: String, of type: String) -> (owner: String, value: Value)? {
        for owner in family(of: type) {
            if let value = entry(owner)?.members[name] { return (owner, value) }
        }
        return nil
    }
}

extension KnownTypes.Entry {
    fileprivate func merging(_ other: Self) -> Self {
        Self(
            inherited: inherited.union(other.inherited),
            members: members.merging(other.members) { $0.types.isEmpty ? $1 : $0 },
            nested: nested.union(other.nested)
        )
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
