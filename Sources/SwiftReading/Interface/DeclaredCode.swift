/// What a generated source says to others: what it declares, and what it makes.
public struct DeclaredCode: Sendable {
    public var interface: DeclaredInterface
    /// The types that it makes by their own names, each with the labels of the arguments that it gets.
    public var made: [String: Set<[String]>]

    /// Reads a whole file, which is taken for UTF-8.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> DeclaredCode {
        let tree = try SwiftTree.read(source)
        return DeclaredCode(interface: DeclaredInterface.read(tree), made: MadeTypes.read(tree))
    }
}

/// What a source uses, and what it declares.
public struct UsedCode: Sendable {
    public var uses = SourceUses()
    public var interface = DeclaredInterface()

    /// Nothing.
    public init() {}

    init(uses: SourceUses, interface: DeclaredInterface) {
        self.uses = uses
        self.interface = interface
    }

    /// Reads a whole file, which is taken for UTF-8.
    public static func read(_ source: [UInt8]) throws(NestedTooDeeply) -> UsedCode {
        let tree = try SwiftTree.read(source)
        return UsedCode(uses: SourceUses.read(tree), interface: DeclaredInterface.read(tree))
    }
}
