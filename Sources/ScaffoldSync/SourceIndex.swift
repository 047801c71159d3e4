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

    /// - Parameter module: the sources' own; what stands in another type is not meant.
    init(_ files: [SwiftFile], module: String?) {
        self.files = files
        for file in files {
            for block in file.outline.blocks where block.qualifier == nil || block.qualifier == module {
                blocksByType[block.type, default: []].append(IndexedBlock(file: file, block: block))
            }
        }
    }

    var types: some Sequence<String> { blocksByType.keys }

    func blocks(of type: String) -> [IndexedBlock] { blocksByType[type] ?? [] }

    /// Functions that a value of the type has: its own, those of its superclasses, and what extensions of the contract give.
    func functions(of type: String, contract: String) -> [(function: DeclaredFunction, file: SwiftFile)] {
        (blocks(of: contract) + family(of: type, without: contract)).flatMap { indexed in
            indexed.block.functions.filter { !$0.isStatic }.map { ($0, indexed.file) }
        }
    }

    /// The names of its own, in extensions too.
    func properties(of type: String) -> Set<String> {
        Set(blocks(of: type).flatMap { $0.block.propertyPlaces.map(\.name) })
    }

    /// As ``properties(of:)``, with those of its superclasses.
    func inheritedProperties(of type: String) -> Set<String> {
        Set(family(of: type).flatMap { $0.block.propertyPlaces.map(\.name) })
    }

    /// The names of all that it inherits from or conforms to, also by its superclasses.
    func inherited(by type: String) -> Set<String> { Set(family(of: type).flatMap(\.block.inherited)) }

    /// Its own, and those of its superclasses.
    func initializers(of type: String) -> [(initializer: DeclaredInitializer, file: SwiftFile)] {
        family(of: type).flatMap { indexed in indexed.block.initializers.map { ($0, indexed.file) } }
    }

    /// The blocks of the type and of all that it inherits from.
    private func family(of type: String, without contract: String? = nil) -> [IndexedBlock] {
        var seen = Set([contract].compactMap(\.self))
        var pending = [type]
        var family: [IndexedBlock] = []
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            family += blocks(of: name)
            pending += blocks(of: name).flatMap(\.block.inherited)
        }
        return family
    }

    /// The first file that may hide something of the type.
    func brokenFile(mentioning type: String) -> SwiftFile? {
        files.first { $0.isBroken && $0.mentions(type) }
    }
}
