import SwiftReading

/// A block, and the file that it stands in.
struct IndexedBlock {
    var file: SwiftFile
    var block: MemberBlock
}

/// The blocks of one module's sources by the name of their type.
struct SourceIndex {
    let files: [SwiftFile]
    private var blocksByType: [String: [IndexedBlock]] = [:]
    /// What other modules declare of types that this one doesn't, as far as it is seen here.
    private var blocksElsewhere: [String: [IndexedBlock]] = [:]
    /// With what they refine.
    private var protocols: [String: [String]] = [:]
    private var aliases: Set<String> = []

    /// - Parameters:
    ///   - module: the sources' own; what stands in another type is not meant.
    ///   - others: sources of other modules.
    init(_ files: [SwiftFile], module: String?, others: [SwiftFile] = []) {
        self.files = files
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

    /// Whether the module's own sources declare the type, and don't only extend it.
    func declares(_ type: String) -> Bool { blocks(of: type).contains { !$0.block.isExtension } }

    /// Functions that a value of the type has: its own, those of its superclasses, and what extensions of the contract give.
    func functions(of type: String, contract: String) -> [(function: DeclaredFunction, file: SwiftFile)] {
        blocks(giving: type, contract).flatMap { indexed in
            indexed.block.functions.filter { !$0.isStatic }.map { ($0, indexed.file) }
        }
    }

    /// The names of properties, by the same ways.
    func properties(of type: String, contract: String) -> Set<String> {
        Set(blocks(giving: type, contract).flatMap { $0.block.propertyPlaces.map(\.name) })
    }

    private func blocks(giving type: String, _ contract: String) -> [IndexedBlock] {
        let lineage = lineage(of: type, conformingTo: contract)
        return lineage.members.filter { lineage.mayHave($0, in: self) }.map(\.indexed)
    }

    /// What the type inherits from or conforms to, and no source that was looked at declares.
    func unknownParents(of type: String) -> Set<String> {
        inherited(by: type).filter { !isDeclared($0) && KnownModule.declaring($0) == nil }
    }

    func isAlias(_ name: String) -> Bool { aliases.contains(name) }

    /// Whether it is a type or a protocol whose declaration is among the sources.
    func isDeclared(_ name: String) -> Bool {
        protocols[name] != nil || allBlocks(of: name).contains { !$0.block.isExtension }
    }

    /// The names of its own, in extensions too.
    func properties(of type: String) -> Set<String> {
        Set(blocks(of: type).flatMap { $0.block.propertyPlaces.map(\.name) })
    }

    /// The names of all that it inherits from or conforms to, also by its superclasses.
    func inherited(by type: String) -> Set<String> { Set(family(of: type).flatMap(\.block.inherited)) }

    /// Its own, and those of its superclasses.
    func initializers(of type: String) -> [(initializer: DeclaredInitializer, file: SwiftFile)] {
        family(of: type).flatMap { indexed in indexed.block.initializers.map { ($0, indexed.file) } }
    }

    /// The blocks of the type and of all that it inherits from.
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

    /// Also those in other modules, of a type that this one doesn't declare.
    private func allBlocks(of type: String) -> [IndexedBlock] {
        declares(type) ? blocks(of: type) : blocks(of: type) + (blocksElsewhere[type] ?? [])
    }

    /// The first file that may hide something of the type.
    func brokenFile(mentioning type: String) -> SwiftFile? {
        files.first { $0.isBroken && $0.mentions(type) }
    }
}

extension IndexedBlock {
    /// With those of its members that other modules see.
    fileprivate init(file: SwiftFile, visibleOf block: MemberBlock) {
        self.init(file: file, block: block)
        self.block.functions.removeAll { !$0.isVisibleOutside }
    }
}
