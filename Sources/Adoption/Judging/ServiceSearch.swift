/// Finds what the resolver's type has for others to use: its services.
struct ServiceSearch {
    let index: AppIndex
    /// The resolver's type.
    let owner: String

    /// By name: the properties whose type is a protocol of the app's, be they the type's own or asked of it by a protocol.
    var services: [Adoption.Service] {
        let types = [owner] + index.ancestors(of: owner).sorted()
        let properties = types.reduce(into: [String: String]()) { all, type in
            all.merge(index.members(of: type).instanceTypes) { first, _ in first }
        }
        return properties.keys.sorted().compactMap { name in
            guard let type = protocolName(properties[name] ?? "") else { return nil }
            return Adoption.Service(name: name, type: type)
        }
    }

    /// Without `any`. What needs more than the name of one protocol isn't a service's type.
    private func protocolName(_ type: String) -> String? {
        var text = type[...]
        if text.hasPrefix("any ") { text = text.dropFirst(4) }
        let name = String(text)
        guard !name.contains("."), let full = index.resolve(name, in: owner), full == name else { return nil }
        return index.declaration(of: full)?.isProtocol == true ? name : nil
    }
}
