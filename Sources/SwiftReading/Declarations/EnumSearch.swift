/// Searches sources for enums among some types.
public struct EnumSearch: Sendable {
    private let types: Set<String>
    private let names: NameSearch

    /// - Parameter types: the names with their enclosing types, as in `Order.Status`.
    public init(_ types: Set<String>) {
        self.types = types
        names = NameSearch(types.compactMap { $0.split(separator: ".").last.map(String.init) })
    }

    /// Returns true if a source has any of the names; otherwise it needn't be parsed.
    public func mayFindAny(in source: [UInt8]) -> Bool { names.findsAny(in: source) }

    /// Returns the cases of the enums that a source declares, by type; none if it is nested too deeply, which the
    /// compiler reports.
    public func cases(in source: [UInt8]) -> [String: [DeclaredEnums.Case]] {
        guard mayFindAny(in: source), let declared = try? DeclaredEnums.cases(in: source) else { return [:] }
        return declared.filter { types.contains($0.key) }
    }
}
