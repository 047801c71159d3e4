/// Compares functions with the requirements of protocols.
struct RequirementMatch {
    let index: AppIndex

    /// Returns true if a function of a block may fulfil a protocol's requirement.
    func fits(_ head: MemberFacts.Method, _ asked: MemberFacts.Method, of asking: String, in block: String) -> Bool {
        guard head.isGeneric == asked.isGeneric, head.types.count == asked.types.count else { return false }
        // Generic parameters are called as everyone likes.
        if head.isGeneric { return true }
        let protocols = [asking] + index.ancestors(of: asking).sorted()
        let associated = Set(protocols.flatMap { index.members(of: $0).associatedTypes.map(\.name) } + ["Self"])
        return zip(head.types, asked.types).allSatisfy { own, other in
            let words = other.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            return !associated.isDisjoint(with: words) || plain(own, in: block) == plain(other, in: asking)
        }
    }

    private func plain(_ type: String, in scope: String) -> String {
        var text = type[...]
        for word in ["inout ", "any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        let name = index.unaliased(String(text), in: scope)
        return index.resolve(name, in: scope) ?? name
    }
}
