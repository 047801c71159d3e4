/// A block and its file.
struct IndexedBlock {
    var file: SwiftFile
    var block: MemberBlock
}

/// The blocks of one module's sources, by the name of their type.
struct SourceIndex {
    let files: [SwiftFile]
    private var blocksByType: [String: [IndexedBlock]] = [:]
    /// The blocks in other modules of types that this one doesn't declare, as far as they are visible here.
    private var blocksElsewhere: [String: [IndexedBlock]] = [:]
    /// The protocols, with those that they refine.
    private var protocols: [String: [String]] = [:]
    private var aliases: Set<String> = []
    /// The protocols and type aliases of the module itself.
    let otherTypes: Set<String>
    private let brokenFiles: [SwiftFile]

    /// - Parameters:
    ///   - module: The sources' own module. Types with another qualifier are ignored.
    ///   - others: Sources of other modules.
    init(_ files: [SwiftFile], module: String?, others: [SwiftFile] = []) {
        self.files = files
        otherTypes = files.reduce(into: []) { $0.formUnion($1.outline.otherTypes) }
        brokenFiles = files.filter(\.isBroken)
        for file in files {
            for block in file.outline.blocks where block.qualifier == nil || block.qualifier == module {
                blocksByType[block.type, default: []].append(IndexedBlock(file: file, block: block))
            }
            add(file.outline)
        }
        for file in others {
            for block in file.outline.blocks where block.isExtension || block.isVisibleOutside {
                blocksElsewhere[block.type, default: []].append(IndexedBlock(file: file, visibleOf: block))
            }
            add(file.outline)
        }
    }

    private mutating func add(_ outline: SourceOutline) {
        protocols.merge(outline.protocols) { own, _ in own }
        aliases.formUnion(outline.otherTypes.subtracting(outline.protocols.keys))
    }

    var types: some Sequence<String> { blocksByType.keys }

    func blocks(of type: String) -> [IndexedBlock] { blocksByType[type] ?? [] }

    /// Returns true if the module's own sources declare the type rather than just extend it.
    func declares(_ type: String) -> Bool { blocks(of: type).contains { !$0.block.isExtension } }

    /// Returns the instance methods of a type: its own, its superclasses', and those from extensions of the contract.
    func functions(of type: String, contract: String) -> [(function: DeclaredFunction, file: SwiftFile)] {
        blocks(giving: type, contract).flatMap { indexed in
            indexed.block.functions.filter { !$0.isStatic }.map { ($0, indexed.file) }
        }
    }

    /// Returns the names of a type's properties, from the same sources.
    func properties(of type: String, contract: String) -> Set<String> {
        Set(blocks(giving: type, contract).flatMap { $0.block.propertyPlaces.map(\.name) })
    }

    private func blocks(giving type: String, _ contract: String) -> [IndexedBlock] {
        let lineage = lineage(of: type, conformingTo: contract)
        return lineage.members.filter { lineage.mayHave($0, in: self) }.map(\.indexed)
    }

    /// Returns the supertypes that no known source declares.
    func unknownParents(of type: String) -> Set<String> {
        inherited(by: type).filter { !isDeclared($0) && KnownModule.declaring($0) == nil }
    }

    func isAlias(_ name: String) -> Bool { aliases.contains(name) }

    /// Returns true for a type or a protocol that is declared in the sources.
    func isDeclared(_ name: String) -> Bool {
        protocols[name] != nil || allBlocks(of: name).contains { !$0.block.isExtension }
    }

    /// Returns the names of the type's own properties, including those in extensions.
    func properties(of type: String) -> Set<String> {
        Set(blocks(of: type).flatMap { $0.block.propertyPlaces.map(\.name) })
    }

    /// Returns the names of all supertypes, including those of its superclasses.
    func inherited(by type: String) -> Set<String> { Set(family(of: type).flatMap(\.block.inherited)) }

    /// Returns the initializers of the type and of its superclasses.
    func initializers(of type: String) -> [(initializer: DeclaredInitializer, file: SwiftFile)] {
        family(of: type).flatMap { indexed in indexed.block.initializers.map { ($0, indexed.file) } }
    }

    /// Returns the blocks of the type and of all its supertypes.
    private func family(of type: String) -> [IndexedBlock] { lineage(of: type).members.map(\.indexed) }

    private func lineage(of type: String, conformingTo contract: String? = nil) -> Lineage {
        var lineage = Lineage(type: type)
        var pending = [Lineage.Ancestor(name: type)]
        if let contract { pending.append(Lineage.Ancestor(name: contract)) }
        while let ancestor = pending.popLast() {
            guard lineage.names.insert(ancestor.name).inserted else { continue }
            let blocks = allBlocks(of: ancestor.name)
            let parameters = blocks.first { !$0.block.isExtension }?.block.genericParameters ?? []
            let arguments = Dictionary(zip(parameters, ancestor.arguments)) { first, _ in first }
            for indexed in blocks {
                lineage.members.append(Lineage.Member(indexed: indexed, arguments: arguments, parameters: parameters))
                pending += indexed.block.inherited.map { name in
                    let written = indexed.block.arguments[name] ?? []
                    return Lineage.Ancestor(name: name, arguments: written.map { arguments[$0] ?? $0 })
                }
            }
            pending += (protocols[ancestor.name] ?? []).map { Lineage.Ancestor(name: $0) }
        }
        return lineage
    }

    /// Returns the blocks of a type, including those in other modules if this one doesn't declare it.
    private func allBlocks(of type: String) -> [IndexedBlock] {
        declares(type) ? blocks(of: type) : blocks(of: type) + (blocksElsewhere[type] ?? [])
    }

    /// Returns the first unreadable file that may contain part of the type.
    func brokenFile(mentioning type: String) -> SwiftFile? {
        brokenFiles.first { $0.mentions(type) }
    }
}

extension IndexedBlock {
    /// Creates a block with only the members that other modules can use.
    fileprivate init(file: SwiftFile, visibleOf block: MemberBlock) {
        self.init(file: file, block: block)
        self.block.functions.removeAll { !$0.isVisibleOutside }
    }
}
