/// Looks up types like Swift: in the types around a place, innermost first, then at the top level.
struct TypeNames {
    let index: AppIndex

    enum Meaning: Equatable {
        /// A type that the sources declare, by its full name.
        case type(String)
        /// An alias whose type is unclear.
        case unsure
        case unknown
    }

    /// - Parameter around: the types around the place, outermost first.
    func meaning(of name: String, around: [String]) -> Meaning { meaning(of: name, around, 0) }

    /// - Parameter depth: the number of aliases followed so far; they may be circular.
    private func meaning(of name: String, _ around: [String], _ depth: Int) -> Meaning {
        let plain = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard depth < 8, parts.allSatisfy(\.isWord) else { return depth == 0 ? .unknown : .unsure }
        var meaning = Meaning.unknown
        for (position, part) in parts.enumerated() {
            if position == 0 {
                meaning = first(part, around, depth)
            } else if case .type(let type) = meaning {
                meaning = member(part, of: type, depth) ?? .unknown
            }
        }
        return meaning
    }

    private func first(_ name: String, _ around: [String], _ depth: Int) -> Meaning {
        for type in around.reversed() {
            if let found = member(name, of: type, depth) { return found }
        }
        if index.declaration(of: name) != nil { return .type(name) }
        guard let types = index.topLevelAliases(name) else { return .unknown }
        return types.count == 1 ? types.first.map { meaning(of: $0, [], depth + 1) } ?? .unknown : .unsure
    }

    private func member(_ name: String, of type: String, _ depth: Int) -> Meaning? {
        for owner in [type] + index.ancestors(of: type).sorted() {
            if index.declaration(of: "\(owner).\(name)") != nil { return .type("\(owner).\(name)") }
            let members = index.members(of: owner)
            if members.unsureAliases.contains(name) { return .unsure }
            if let alias = members.aliases[name] { return meaning(of: alias, TypeNames.path(to: owner), depth + 1) }
        }
        return nil
    }

    /// Returns the type with the types around it: `App` and `App.Router` for `App.Router`.
    static func path(to type: String) -> [String] {
        let parts = type.split(separator: ".")
        return parts.indices.map { parts[...$0].joined(separator: ".") }
    }
}

extension String {
    fileprivate var isWord: Bool {
        first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
