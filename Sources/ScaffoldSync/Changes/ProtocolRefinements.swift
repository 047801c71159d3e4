import SwiftReading

/// Which protocols refine which, as far as a module declares them.
struct ProtocolRefinements {
    private let types: [String: DeclaredType]

    init(in interface: DeclaredInterface) { types = interface.types }

    /// What a type has of the protocols that it refines or conforms to, however far.
    func members(of type: String) -> Set<DeclaredMember> {
        refined(by: type).reduce(into: []) { $0.formUnion(types[$1]?.members ?? []) }
    }

    private func refined(by type: String) -> Set<String> {
        var found: Set<String> = []
        var pending = types[type]?.inherited ?? []
        while let name = pending.popFirst() {
            guard types[name]?.keyword == "protocol", found.insert(name).inserted else { continue }
            pending.formUnion(types[name]?.inherited ?? [])
        }
        found.remove(type)
        return found
    }
}
