/// Looks in sources for enums among some types.
public struct EnumSearch: Sendable {
    private let types: Set<String>
    private let names: NameSearch

    /// - Parameter types: with the types around them, as in `Order.Status`.
    public init(_ types: Set<String>) {
        self.types = types
        names = NameSearch(types.compactMap { $0.split(separator: ".").last.map(String.init) })
    }

    /// Whether a source has any of the names; one that hasn't isn't worth parsing.
    public func mayFindAny(in source: [UInt8]) -> Bool { names.findsAny(in: source) }

    /// The cases of those that a source declares, by type; none of a source that is nested too deeply, as its compiler says so.
    public func cases(in source: [UInt8]) -> [String: [DeclaredEnums.Case]] {
        guard mayFindAny(in: source), let declared = try? DeclaredEnums.cases(in: source) else { return [:] }
        return declared.filter { types.contains($0.key) }
    }
}
